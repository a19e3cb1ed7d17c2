// Fingerprint of this browser on this device, by FingerprintJS. Its own `load` is not used: it reports
// installations to a foreign host, and its font sources write HTML into frames, which Trusted Types forbid.
// Preferences a player can change are left out.

/** @returns a hash of browser and screen: from FingerprintJS or, when that fails, our own */
export async function readFingerprint(service = askService): Promise<string> {
  return service().catch(() => hash128(ownProperties()));
}

export function hasWebGl(): boolean {
  try {
    const canvas = document.createElement("canvas");
    return Boolean(canvas.getContext("webgl2") ?? canvas.getContext("webgl"));
  } catch {
    return false;
  }
}

/** 32 hex digits, well distributed; not for secrets. */
export function hash128(text: string): string {
  const lanes = SEEDS.map((seed, index) => {
    let hash: number = seed;
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), PRIMES[index] ?? 1);
      hash = (hash << 13) | (hash >>> 19);
    }
    return mix(hash ^ text.length);
  });
  // Mix all lanes into each part of the result.
  const all = lanes.reduce((sum, lane) => sum ^ lane, 0);
  return lanes
    .map((lane, index) => mix(lane + Math.imul(all, index + 1)))
    .map((lane) => lane.toString(16).padStart(8, "0"))
    .join("");
}

const SEEDS = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const;
const PRIMES = [597_399_067, 2_869_860_233, 951_274_213, 2_716_044_179] as const;

function mix(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

async function askService(): Promise<string> {
  const { hashComponents, loadSources, prepareForSources, sources } =
    await import("@fingerprintjs/fingerprintjs");
  await prepareForSources();
  const read = loadSources(
    {
      architecture: sources.architecture,
      canvas: sources.canvas,
      colorDepth: sources.colorDepth,
      colorGamut: sources.colorGamut,
      cpuClass: sources.cpuClass,
      deviceMemory: sources.deviceMemory,
      hardwareConcurrency: sources.hardwareConcurrency,
      math: sources.math,
      osCpu: sources.osCpu,
      pdfViewerEnabled: sources.pdfViewerEnabled,
      platform: sources.platform,
      plugins: sources.plugins,
      screenResolution: sources.screenResolution,
      timezone: sources.timezone,
      touchSupport: sources.touchSupport,
      vendor: sources.vendor,
      vendorFlavors: sources.vendorFlavors,
      webGlBasics: sources.webGlBasics,
      webGlExtensions: sources.webGlExtensions,
    },
    { cache: {} },
    [],
    // Some sources take long: yield to other work between any two.
    0,
  );
  return hashComponents(await read());
}

function ownProperties(): string {
  const { hardwareConcurrency, language, maxTouchPoints, platform, userAgent } = window.navigator;
  const { colorDepth, height, width } = window.screen;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return JSON.stringify([
    [userAgent, platform, language, hardwareConcurrency, maxTouchPoints],
    [width, height, colorDepth, window.devicePixelRatio],
    zone,
  ]);
}
