import { useTranslation } from "react-i18next";
import { pageAddress } from "#brand/brand.ts";
import { TextLink } from "#ui/text/text-link.tsx";

/** The link to all promotions at the end of a section's head. */
export function AllPromotions() {
  const { t } = useTranslation("home");
  const discount = pageAddress("discount");
  if (discount === null) return null;
  return (
    <TextLink to={discount} look="more">
      {t("promotions.all")}
    </TextLink>
  );
}
