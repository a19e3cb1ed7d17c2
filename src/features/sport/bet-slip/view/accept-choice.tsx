// How changed odds are accepted. A changed line or score always asks.
import { useTranslation } from "react-i18next";
import { Row, Text } from "#styled/jsx/index.js";
import { Select } from "#ui/fields/select.tsx";
import { ACCEPTS } from "../state/slip-entry.ts";
import { slip, useSlip } from "../state/slip-store.ts";

export function AcceptChoice() {
  const { t } = useTranslation("sport");
  const accept = useSlip((state) => state.accept);
  return (
    <>
      <Row align="center" justify="space-between" gap="2">
        <span aria-hidden="true">{t("view.accept.label")}</span>
        <Select
          inLine
          label={t("view.accept.label")}
          options={ACCEPTS.map((value) => ({ value, label: t(`view.accept.${value}`) }))}
          value={accept}
          onChange={slip.setAccept}
        />
      </Row>
      <Text color="text-muted">{t("view.accept.note")}</Text>
    </>
  );
}
