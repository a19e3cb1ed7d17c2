import type { NavigationCategory } from "#contract/api/site.ts";
import { css } from "#styled/css/index.js";
import { promptLogin } from "../../session/login-prompt.ts";
import { Art } from "../../ui/art.tsx";
import { Badge } from "../../ui/badge.tsx";

/** One venue; entering it needs a login. */
export function VenueItem({ item }: { readonly item: NavigationCategory["items"][number] }) {
  return (
    <button type="button" className={row} onClick={promptLogin}>
      <Art src={item.image} className={picture} />
      <span className={css({ minWidth: "0" })}>
        <b className={name}>{item.name}</b>
        <small className={note}>{item.note}</small>
        {item.badge !== null && (
          <Badge tone={item.badge.tone} className={css({ marginTop: "[0.375rem]" })}>
            {item.badge.text}
          </Badge>
        )}
      </span>
    </button>
  );
}

const row = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  width: "full",
  padding: "3",
  borderRadius: "lg",
  textAlign: "left",
  cursor: "pointer",
  transition: "[background {durations.fast}]",
  _hover: { background: "surface-hover" },
});

const picture = css({
  flex: "none",
  width: { base: "[5rem]", _professional: "[3.75rem]" },
  height: { base: "[5rem]", _professional: "[3.75rem]" },
  borderRadius: "md",
  objectFit: "cover",
});

const name = css({ display: "block", color: "text-strong", fontSize: "md", fontWeight: "bold" });

const note = css({
  display: "block",
  color: "text-muted",
  fontSize: "xs",
  overflow: "hidden",
  textOverflow: "ellipsis",
});
