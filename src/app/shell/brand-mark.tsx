import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { Art } from "#ui/pictures/art.tsx";
import { srOnly } from "#ui/text/sr-only.ts";

interface BrandMarkProps {
  readonly className?: string;
  readonly size?: "header" | "footer";
}

/** Mark, name and latin name; leads home. */
export function BrandMark({ className, size = "header" }: BrandMarkProps) {
  const { t } = useTranslation("shell");
  const { name, latinName, art } = brand();
  return (
    <Link to={PAGES.home} data-tour="mark" className={cx(mark({ size }), className)}>
      <Art src={art.logo} className={drawing} />
      <span data-mark-text>
        <b className={title}>{name[useLocale()]}</b>
        <small className={latin}>{latinName}</small>
      </span>
      <span className={srOnly}>{t("nav.home")}</span>
    </Link>
  );
}

const mark = cva({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2-5",
    flex: "none",
    minHeight: "10",
  },
  variants: {
    size: {
      header: {
        color: "header-text",
        "& small": { color: "header-text/80" },
        // On phones what stands beside it comes first: the name is there as a whole, or wraps out of sight.
        flex: { base: "initial", desktop: "none" },
        flexWrap: { base: "wrap", desktop: "nowrap" },
        height: { base: "10", desktop: "auto" },
        overflow: { base: "hidden", desktop: "visible" },
        "& > img": { marginBlock: { base: "1-25", desktop: "0" } },
        // Beside a member's balance on the smallest phones.
        "@media (max-width: 23.4rem)": { gap: "1-5", "& b": { fontSize: "4" } },
      },
      footer: { color: "footer-strong", "& small": { color: "footer-text" } },
    },
  },
});

const drawing = css({
  width: { base: "7-5", desktop: { base: "9", _professional: "7" } },
  height: { base: "7-5", desktop: { base: "9", _professional: "7" } },
});

const title = css({
  display: "block",
  fontFamily: "display",
  fontSize: { base: "4-5", desktop: { base: "5-5", _professional: "4-5" } },
  fontWeight: "display",
  letterSpacing: "normal",
  lineHeight: "none",
  whiteSpace: "nowrap",
});

const latin = css({
  display: { base: "none", desktop: "block" },
  marginTop: "1",
  fontFamily: "figures",
  fontSize: "2xs",
  fontWeight: "semibold",
  letterSpacing: "wider",
  lineHeight: "none",
  textTransform: "uppercase",
});
