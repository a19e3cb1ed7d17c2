import { useTranslation } from "react-i18next";
import { discount } from "#contract/pages.ts";
import { hasPage } from "../../../brand/brand.ts";
import { TextLink } from "../../../ui/text-link.tsx";

/** The link to all promotions at the end of a section's head. */
export function AllPromotions() {
  const { t } = useTranslation("home");
  if (!hasPage(discount)) return null;
  return (
    <TextLink to={discount} look="more">
      {t("promotions.all")}
    </TextLink>
  );
}
