// The sandbox's key pair. No secret: it guards nothing but made-up accounts on this machine, and brands
// that run against the sandbox carry the public half in their manifest.

/** P-256, an uncompressed point as base64url: `api.publicKey` of a brand. */
export const SANDBOX_PUBLIC_KEY =
  "BNe0L1KzxsX2Y8gN5aI6ZwtjqCO3PVYnLzlTHZYGCewahPVDPOFU3w333C9e-SlmYed66N46VevBXDhcDO42xx8";
export const SANDBOX_PRIVATE_KEY = "rx_SahRov9Q1afNcaiUf0LHMK2lCsvRq0WODlfy4jvo";
