// The brand manifest, `brands/<id>/brand.json` (design: brands-and-tokens). The JSON Schema that
// editors read is generated from this one, so every field carries its description.
import * as v from "valibot";
import { EDITIONS, LOCALES } from "./locales.ts";
import { layoutField, motifField, surfaceField } from "./manifest-layout.ts";
import {
  dutiesField,
  fundsField,
  offersField,
  perPoundField,
  protectionField,
} from "./manifest-protection.ts";
import { NAV_KEYS } from "./navigation.ts";
import { described } from "./described.ts";
import { SWITCH_KEYS, SWITCHES, type SwitchKey } from "./switches.ts";

/** Lists are limited: every page and header pays for their length. */
const list = <T extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  item: T,
  max: number,
) => v.pipe(v.array(item), v.maxLength(max));
const text = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max));

export const BRAND_ID = /^[a-z][a-z0-9-]{1,31}$/;

const origin = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^https:\/\/[a-z0-9.-]+(:\d{2,5})?$/, "an exact https origin without a path"),
);
const domain = v.pipe(
  v.string(),
  v.regex(/^(?=.{4,253}$)([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/, "a host name"),
);
/** A path inside the brand's folder; `..`, absolute paths and back-slashes are refused. */
const assetPath = v.pipe(
  v.string(),
  v.regex(
    /^assets\/(?!.*\.\.)[a-z0-9][a-z0-9/_.-]*\.svg$/,
    "assets/<name>.svg inside the brand's folder",
  ),
  v.maxLength(200),
);

const editions = v.strictObject({
  default: described(v.picklist(EDITIONS), "Edition a new visitor sees."),
  offered: described(
    v.pipe(v.array(v.picklist(EDITIONS)), v.minLength(1)),
    "Editions the player may choose.",
  ),
});

const locales = v.strictObject({
  default: described(v.picklist(LOCALES), "Locale a new visitor sees."),
  offered: described(
    v.pipe(v.array(v.picklist(LOCALES)), v.minLength(1)),
    "Locales the player may choose.",
  ),
});

const switchEntry = (key: SwitchKey) => described(v.optional(v.boolean()), SWITCHES[key].title);

const switches = v.strictObject(
  Object.fromEntries(SWITCH_KEYS.map((key) => [key, switchEntry(key)])) as Record<
    SwitchKey,
    ReturnType<typeof switchEntry>
  >,
);

const legal = v.strictObject({
  terms: described(text(32), "Variant of the terms: a folder of content/legal."),
  privacy: described(text(32), "Variant of the privacy policy."),
  operator: described(text(80), "Company that runs the site."),
  licence: described(text(80), "Licence number as printed."),
  contact: described(
    v.pipe(v.string(), v.maxLength(254), v.email()),
    "Address for written complaints.",
  ),
  minimumAge: described(
    v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(25)),
    "At least 18.",
  ),
  regionsExcluded: described(
    v.pipe(v.array(text(20)), v.minLength(1), v.maxLength(300)),
    "Regions whose residents may not register (zh-CN names).",
  ),
  effectiveDate: described(v.pipe(v.string(), v.isoDate()), "Date the documents take effect."),
  protection: protectionField,
  duties: dutiesField,
  perPound: perPoundField,
  funds: fundsField,
});

const api = v.pipe(
  v.strictObject({
    base: described(
      v.union([v.literal("/"), origin]),
      'Origin of the calls; "/" for the site\'s own origin.',
    ),
    socket: described(
      v.union([
        v.literal("/"),
        v.pipe(
          v.string(),
          v.maxLength(300),
          v.regex(/^wss:\/\/[a-z0-9.-]+(:\d{2,5})?$/, "a wss origin"),
        ),
      ]),
      'Origin of the live feed; "/" for the site\'s own origin.',
    ),
    encryption: described(
      v.picklist(["off", "gcm", "cbc-hmac"]),
      "Envelope suite of encrypted calls.",
    ),
    publicKey: described(
      v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/, "87 base64url characters"))),
      "Server's P-256 public key, uncompressed point as base64url; needed when encryption is on.",
    ),
  }),
  v.check(
    (value) => value.encryption === "off" || value.publicKey !== undefined,
    "publicKey is required when encryption is on",
  ),
);

const hosts = v.strictObject({
  customerService: described(list(origin, 50), "Origins customer service may open."),
  games: described(list(origin, 50), "Origins a game may be framed from or open."),
  payments: described(
    v.optional(list(origin, 50), []),
    "Origins a payment page may be framed from or opened.",
  ),
  h5: described(list(origin, 50), "Origins mobile visitors may be redirected to."),
  images: described(list(origin, 50), "Origins images may come from."),
  captcha: described(
    v.optional(list(origin, 50), []),
    "Origin whose page shows a GeeTest slider in a frame; the site's own slider when empty.",
  ),
});

const assets = v.strictObject({
  mark: described(assetPath, "Square mark; icons are made from it."),
  logo: described(assetPath, "Mark as shown in the header, beside the name."),
  hero: described(assetPath, "Scene of the first hero slide, a template with colour roles."),
  heroProfessional: described(v.optional(assetPath), "Another scene for the professional edition."),
  promotion: described(assetPath, "Artwork of the first promotion, a template with colour roles."),
  empty: described(v.optional(assetPath), "Drawing of empty states; the mark when absent."),
});

const seo = v.strictObject({
  keywords: described(list(text(20), 50), "Search keywords (zh-CN)."),
  robots: described(v.picklist(["index", "noindex"]), "Whether search engines may list the site."),
});

export const ManifestSchema = v.strictObject({
  $schema: described(v.optional(v.string()), "The JSON Schema, for editors."),
  id: described(
    v.pipe(v.string(), v.regex(BRAND_ID, "a lower-case letter, then 1-31 of a-z, 0-9 and -")),
    "The folder's name.",
  ),
  siteId: described(
    v.pipe(v.string(), v.regex(/^[0-9]{4,8}$/, "4 to 8 digits")),
    "Sent in the `site` header; unique in the fleet.",
  ),
  family: described(
    v.optional(v.pipe(v.string(), v.regex(BRAND_ID))),
    "brands/_families/<family>.json.",
  ),
  tags: described(v.optional(list(text(32), 100), []), "Free words to select brands by."),
  name: described(text(16), "Name of the brand (zh-CN)."),
  latinName: described(
    v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9 ]{1,19}$/, "2-20 capitals, digits or spaces")),
    "Latin name under the logo.",
  ),
  title: described(text(60), "Title of the site (zh-CN)."),
  description: described(text(160), "One sentence for search engines and sharing (zh-CN)."),
  domains: described(
    v.pipe(v.array(domain), v.minLength(1), v.maxLength(200)),
    "Where the brand lives; the first is canonical.",
  ),
  editions,
  locales,
  switches,
  nav: described(
    v.pipe(v.array(v.picklist(NAV_KEYS)), v.minLength(1)),
    "Navigation keys in order.",
  ),
  layout: layoutField,
  surface: surfaceField,
  motif: motifField,
  legal,
  offers: offersField,
  serviceWorker: described(
    v.optional(v.boolean(), true),
    "Whether a visit installs a service worker, with which the site opens without a network; false removes it from every browser.",
  ),
  api,
  hosts,
  assets,
  seo,
});

/** A manifest after families and defaults are merged and every rule of the schema holds. */
export type Manifest = v.InferOutput<typeof ManifestSchema>;
