import { useId } from "react";
import { Link } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { chipStyle } from "#ui/chip.tsx";

interface PageLinksProps {
  readonly title: string;
  readonly links: readonly { readonly path: string; readonly title: string }[];
}

/** A few pages under a heading; nothing where there are none. */
export function PageLinks({ title, links }: PageLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id} className={frame}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      <ul className={list}>
        {links.map((link) => (
          <li key={link.path}>
            <Link to={link.path} className={cx(chipStyle, chip)}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const frame = css({ display: "grid", justifyItems: "center", gap: "3" });
const heading = css({ color: "text-muted", fontSize: "sm", fontWeight: "semibold" });
const list = css({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "2" });
const chip = css({ minHeight: "10", fontWeight: "semibold!" });
