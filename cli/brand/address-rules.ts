// The schema knows the form of an address. A port above 65535 or a part of an IPv4 address above
// 255 has that form, and a browser would throw on it.
import type { Manifest } from "#contract/manifest.ts";
import { problem, type Problem } from "../errors/errors.ts";
import type { Locate } from "./locate.ts";

export function addressProblems({ domains, api, hosts }: Manifest, locate: Locate): Problem[] {
  const given = [
    ...domains.map((domain, index) => [`domains.${index}`, `https://${domain}`] as const),
    ...Object.entries(hosts).flatMap(([key, origins]) =>
      origins.map((origin, index) => [`hosts.${key}.${index}`, origin] as const),
    ),
    ...(["base", "socket"] as const).flatMap((key) =>
      api[key] === "/" ? [] : [[`api.${key}`, api[key]] as const],
    ),
  ];
  return given.flatMap(([field, address]) =>
    URL.canParse(address)
      ? []
      : [
          problem("BRAND_FIELD_VALUE", {
            ...locate(field),
            found: address,
            allowed: "an address a browser can open",
            what: `"${field}" has the form of an address, but ${address} leads nowhere.`,
            fix: `correct the host or the port of "${field}".`,
          }),
        ],
  );
}
