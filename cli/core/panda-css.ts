// What Panda adds to the stylesheet. In the npm package it is in `styles.css` already: the sources do not change there.
import path from "node:path";
import type { InlineConfig } from "vite";
import { FROM_SOURCES } from "../base/paths.ts";
import { sourcePattern } from "./source-pattern.ts";

type PostcssOptions = Exclude<NonNullable<InlineConfig["css"]>["postcss"], string | undefined>;
type PostcssPlugin = NonNullable<PostcssOptions["plugins"]>[number];

export async function pandaPlugins(packageRoot: string): Promise<readonly PostcssPlugin[]> {
  return FROM_SOURCES ? [await pandaPlugin(packageRoot)] : [];
}

export async function pandaPlugin(packageRoot: string): Promise<PostcssPlugin> {
  const { default: loaded } = await import("@pandacss/dev/postcss");
  // The package's types describe an ES module, but its CommonJS file exports the plugin itself.
  const panda = loaded as unknown as (options: {
    readonly configPath: string;
    readonly cwd: string;
    readonly allow: readonly RegExp[];
  }) => PostcssPlugin;
  return panda({
    configPath: path.join(packageRoot, "panda.config.ts"),
    cwd: packageRoot,
    allow: [sourcePattern(packageRoot, "css")],
  });
}
