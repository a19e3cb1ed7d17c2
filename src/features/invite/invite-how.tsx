import { useTranslation } from "react-i18next";
import { brand } from "#brand/brand.ts";
import { NumberedSteps } from "#ui/numbered-steps.tsx";
import { SectionHead } from "#ui/section-head.tsx";

const STEPS = ["share", "register", "fulfil", "reward"] as const;

export function InviteHow() {
  const { t } = useTranslation("invite");
  const age = brand().legal.minimumAge;
  return (
    <section aria-labelledby="invite-how">
      <SectionHead id="invite-how" title={t("how.title")} />
      <NumberedSteps
        steps={STEPS.map((step) => ({
          title: t(`how.${step}.title`),
          text: t(`how.${step}.text`, { age }),
        }))}
      />
    </section>
  );
}
