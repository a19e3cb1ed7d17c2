// The first layer under every family and brand.
import { ownValue } from "#contract/own-value.ts";
import { SWITCH_KEYS, SWITCHES, type SwitchSpec } from "#contract/switches.ts";
import { isObject, type JsonObject } from "../files/strict-json.ts";
import { mergeLayers, type SourceLayer } from "./source-layers.ts";

export const BUILT_IN = "built-in defaults";

export const DEFAULT_MANIFEST = {
  tags: [],
  locales: { default: "zh-CN", offered: ["zh-CN", "zh-TW"] },
  switches: Object.fromEntries(SWITCH_KEYS.map((key) => [key, SWITCHES[key].default])),
  layout: { header: "top", footer: "full", member: "rail", lobby: "hero", records: "table" },
  motif: "diagonal",
  legal: {
    terms: "standard",
    privacy: "standard",
    minimumAge: 18,
    protection: "none",
    duties: {},
    perPound: 1,
  },
  offers: {
    quickBet: true,
    autoplay: true,
    rememberedCard: false,
    creditDeposits: false,
    wageringTimes: 5,
  },
  serviceWorker: true,
  api: { base: "/", socket: "/", encryption: "off" },
  hosts: { customerService: [], games: [], h5: [], images: [], captcha: [] },
  seo: { keywords: [], robots: "index" },
} as const;

/** The defaults below `layers`: a switch that none of them names is off without a switch that it requires. */
export function builtInLayer(layers: readonly SourceLayer[]): SourceLayer {
  const given = mergeLayers(layers)["switches"];
  const switches = defaultSwitches(isObject(given) ? given : {}, SWITCHES);
  return {
    label: BUILT_IN,
    file: null,
    value: { ...DEFAULT_MANIFEST, switches },
    lines: new Map(),
  };
}

type Table = Readonly<Record<string, Pick<SwitchSpec, "default" | "requires">>>;

export function defaultSwitches(given: JsonObject, table: Table): Record<string, boolean> {
  const isOn = (key: string): boolean => (ownValue(given, key) ?? ownDefault(key)) === true;
  const ownDefault = (key: string): boolean => {
    const spec = ownValue(table, key);
    return spec !== undefined && spec.default && spec.requires.every(isOn);
  };
  return Object.fromEntries(Object.keys(table).map((key) => [key, ownDefault(key)]));
}
