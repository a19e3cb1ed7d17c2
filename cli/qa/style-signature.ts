// Brands with one style signature look alike but for their names, texts and drawings: one picture guards them all.
import type { Edition, Locale } from "#contract/locales.ts";
import type { Manifest } from "#contract/manifest.ts";
import type { Fleet } from "../brand/loaded-brand.ts";
import { sha256 } from "../files/digest.ts";
import type { Receipt } from "../stamp/receipt.ts";

type Layout = Pick<Manifest, "layout" | "nav">;

const TOKENS = /^assets\/brand-[0-9a-f]+\.css$/;

/** Tokens, layout and navigation, switches, edition and locale. The core is left out: its changes have to show. */
export function styleSignature(
  { outputs, switches, brand }: Receipt,
  { layout, nav }: Layout,
  edition: Edition,
  locale: Locale,
): string {
  const tokens = Object.entries(outputs).find(([file]) => TOKENS.test(file))?.[1].sha256;
  const offered = [brand.editions, brand.locales];
  return sha256(JSON.stringify([tokens, layout, nav, switches, offered, edition, locale])).slice(
    0,
    16,
  );
}

export interface Styled {
  readonly receipt: Receipt;
  readonly edition: Edition;
  readonly locale: Locale;
  readonly signature: string;
}

interface Picked {
  readonly receipts: readonly Receipt[];
  readonly fleet: Pick<Fleet, "brands">;
}

/** Every edition in the brand's own locale, or in the one that is asked for. */
export function stylesOf(
  { receipts, fleet }: Picked,
  editions: readonly Edition[],
  locales: readonly Locale[],
): Styled[] {
  const manifests = new Map(fleet.brands.map(({ id, manifest }) => [id, manifest]));
  return receipts.flatMap((receipt) => {
    const { id, defaultLocale, locales: offered } = receipt.brand;
    const manifest = manifests.get(id);
    const locale = locales.includes(defaultLocale)
      ? defaultLocale
      : offered.find((one) => locales.includes(one));
    if (!manifest || locale === undefined) return [];
    return receipt.brand.editions
      .filter((edition) => editions.includes(edition))
      .map((edition) => {
        const signature = styleSignature(receipt, manifest, edition, locale);
        return { receipt, edition, locale, signature };
      });
  });
}

/** By signature, in the order of the brands. */
export const groupStyles = (all: readonly Styled[]): ReadonlyMap<string, readonly Styled[]> =>
  Map.groupBy(all, ({ signature }) => signature);
