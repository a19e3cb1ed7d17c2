import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { cardStyle } from "#ui/card.tsx";
import { CopyField } from "#ui/copy-field.tsx";

/** How somebody who wants to be sponsored writes to the operator. */
export function SponsorContact() {
  const { t } = useTranslation("sponsor");
  return (
    <section aria-labelledby="sponsor-join" className={cx(cardStyle, frame)}>
      <div>
        <h2 id="sponsor-join" className={heading}>
          {t("join.title")}
        </h2>
        <p className={css({ marginTop: "2", maxWidth: "160" })}>{t("join.text")}</p>
      </div>
      <CopyField label={t("join.address")} value={brand().legal.contact} />
    </section>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "minmax(0, 1fr) minmax(0, 24rem)",
  },
  alignItems: "center",
  gap: { base: "5", desktop: "10" },
  padding: { base: "5", desktop: "8" },
});

const heading = css({
  color: "text-strong",
  textStyle: "display",
  fontSize: "xl",
});
