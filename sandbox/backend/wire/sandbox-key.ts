// The sandbox's key pair. The private key is public: it protects only made-up accounts on this machine. Brands
// that use the sandbox have the public key in their manifest.

/** P-256, an uncompressed point as base64url: `api.publicKey` of a brand. */
export const SANDBOX_PUBLIC_KEY =
  "BNe0L1KzxsX2Y8gN5aI6ZwtjqCO3PVYnLzlTHZYGCewahPVDPOFU3w333C9e-SlmYed66N46VevBXDhcDO42xx8";
export const SANDBOX_PRIVATE_KEY = "rx_SahRov9Q1afNcaiUf0LHMK2lCsvRq0WODlfy4jvo";
