// What Panda generates for the sources: style functions, and components that lay out and set text.
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { RecipeConfig, Styles } from "./recipe-table.ts";

export interface Panda {
  readonly css: (...styles: readonly Styles[]) => string;
  readonly cva: (config: RecipeConfig) => (props?: Styles) => string;
  readonly sva: (config: SlotConfig) => unknown;
  readonly slotRecipes: (
    config: SlotConfig,
  ) => Readonly<Record<string, RecipeConfig & { className: string }>>;
  readonly components: ReadonlyMap<string, PandaComponent>;
}

export interface SlotConfig {
  readonly className?: string;
}

/** Splits its props into `css` and those of the element, whose tag is `type.__base__`. */
export interface PandaComponent {
  readonly render: (
    props: Styles,
    ref: null,
  ) => {
    readonly type: { readonly __base__: string };
    readonly props: Styles & { readonly css: Styles };
  };
}

export async function loadPanda(generated: string): Promise<Panda> {
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(path.join(generated, file)).href);
  const { css, cva, sva } = (await load("css/index.js")) as Panda;
  const { getSlotRecipes } = (await load("helpers.js")) as { getSlotRecipes: Panda["slotRecipes"] };
  const jsx = Object.entries((await load("jsx/index.js")) as Record<string, object>);
  const components = new Map(
    jsx.filter(([, found]) => "render" in found) as [string, PandaComponent][],
  );
  return { css, cva, sva, slotRecipes: getSlotRecipes, components };
}
