// The operator's legal text.
import { useTranslation } from "react-i18next";
import type { Activity } from "#contract/api/activities.ts";
import { Heading, Stack } from "#styled/jsx/index.js";
import { TitledCard } from "#ui/layout/titled-card.tsx";

export function ActivityTerms({ terms }: Pick<Activity, "terms">) {
  const { t } = useTranslation("activity");
  if (terms.length === 0) return null;
  return (
    <TitledCard title={t("terms.title")}>
      {terms.map(({ title, lines }) => (
        <div key={title}>
          <Heading as="h3" size="sm">
            {title}
          </Heading>
          <Stack as="ul" gap="1" marginTop="1-5" color="text" size="sm" lineHeight="1-6">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Stack>
        </div>
      ))}
    </TitledCard>
  );
}
