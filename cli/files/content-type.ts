import path from "node:path";
import { ownValue } from "#contract/own-value.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".br": "application/x-brotli",
  ".gz": "application/gzip",
};

/** Of a file of a site, by its name; unknown files are downloads. */
export function contentTypeOf(file: string): string {
  return ownValue(TYPES, path.extname(file)) ?? "application/octet-stream";
}
