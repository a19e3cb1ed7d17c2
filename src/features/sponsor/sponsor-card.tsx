import type * as v from "valibot";
import type { sponsorContent } from "#contract/api/sponsor.ts";
import { cva, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { motif } from "#ui/pictures/motif.ts";
import { Crest } from "#ui/pictures/crest.tsx";

export type Sponsor = v.InferOutput<typeof sponsorContent.response>[number];

interface SponsorCardProps {
  readonly sponsor: Sponsor;
  /** The partner the site is best known with. */
  readonly lead: boolean;
}

export function SponsorCard({ sponsor, lead }: SponsorCardProps) {
  const media = useMediaUrl();
  return (
    <article className={card({ lead })}>
      <div className={cx(lead && motif, crest({ lead }))}>
        <Crest src={media(sponsor.crest)} size={lead ? 9 : 5} />
      </div>
      <div className={words({ lead })}>
        <Text color="accent-text" size="sm" weight="semibold">
          {sponsor.role}
        </Text>
        <h3 className={name({ lead })}>{sponsor.name}</h3>
        <Text marginTop="2" color="text-muted" size="sm">
          {sponsor.period}
        </Text>
      </div>
    </article>
  );
}

const card = cva({
  base: {
    display: "flex",
    height: "full",
    overflow: "hidden",
    borderRadius: "lg",
    background: "surface",
    boxShadow: "1-edge",
  },
  variants: {
    lead: { true: { flexDirection: "column" }, false: { alignItems: "stretch" } },
  },
});

const crest = cva({
  base: { display: "grid", placeItems: "center", flex: "none", padding: "5" },
  variants: {
    lead: {
      true: {
        flex: "1",
        backgroundColor: "accent-subtle",
        color: "accent-text",
      },
      false: { width: { base: "28", wide: "34" }, background: "surface-sunken" },
    },
  },
});

const words = cva({
  base: { minWidth: "0" },
  variants: {
    lead: {
      true: { padding: { base: "5", desktop: "6" } },
      false: { alignSelf: "center", padding: "5" },
    },
  },
});

const name = cva({
  base: { marginTop: "1", color: "text-strong", fontFamily: "display", lineHeight: "tight" },
  variants: {
    lead: {
      true: { fontSize: "3xl", fontWeight: "display" },
      false: { fontSize: "xl", fontWeight: "display" },
    },
  },
});
