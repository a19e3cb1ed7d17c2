// The unit tests with one fault planted.
import { defineConfig, type Plugin } from "vitest/config";
import base from "../../../vitest.config.ts";
import { plant, PLANTED, type Planted } from "./plant.ts";

const planted = JSON.parse(process.env[PLANTED] ?? "null") as Planted | null;

const planting: Plugin = {
  name: "planted-fault",
  enforce: "pre",
  transform: (source, id) =>
    planted !== null && id === planted.path ? plant(source, planted) : null,
};

const { projects = [], ...test } = base.test ?? {};

export default defineConfig({
  ...base,
  test: {
    ...test,
    // The transform cache outlives the run and would keep the fault.
    fsModuleCache: false,
    projects: projects.map((project) =>
      typeof project === "object" ? { ...project, plugins: [planting] } : project,
    ),
  },
});
