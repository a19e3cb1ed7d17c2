// The libraries of the home page bundled alone: the baseline of the first load.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";

const SOURCE = `import { createElement, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Link, NavLink, Outlet, RouterProvider, useLocation } from "react-router-dom";
import { create } from "zustand";
import axios from "axios";
import i18next from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
globalThis.bare = [createElement, StrictMode, createRoot, createBrowserRouter, Link, NavLink, Outlet,
  RouterProvider, useLocation, create, axios, i18next, initReactI18next, useTranslation];
`;

/** @returns bytes of the libraries, compressed like the core */
export async function librariesSize(root: string): Promise<number> {
  // Inside the repository, so that the packages resolve.
  await mkdir(path.join(root, ".livery"), { recursive: true });
  const dir = await mkdtemp(path.join(root, ".livery", "bench-"));
  process.env["NODE_ENV"] = "production";
  try {
    const input = path.join(dir, "libraries.js");
    await writeFile(input, SOURCE);
    const result = await build({
      configFile: false,
      root: dir,
      logLevel: "silent",
      build: { write: false, target: "es2023", modulePreload: false, rolldownOptions: { input } },
    });
    const [bundle] = Array.isArray(result) ? result : [result];
    if (!bundle || !("output" in bundle)) throw new Error("vite built nothing");
    return bundle.output.reduce(
      (sum, item) => sum + (item.type === "chunk" ? brotli(item.code) : 0),
      0,
    );
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function brotli(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
