export const kilobytes = (bytes: number, digits = 1): string =>
  `${(bytes / 1000).toFixed(digits)} kB`;

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
