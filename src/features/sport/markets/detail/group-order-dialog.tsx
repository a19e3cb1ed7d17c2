// Puts the groups of markets in the member's own order.
import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { MOVABLE, type Tab, useGroupOrder } from "./group-order.ts";

interface GroupOrderDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** In the present order. */
  readonly tabs: readonly Tab[];
  readonly nameOf: (tab: Tab) => string;
}

export function GroupOrderDialog({ open, onClose, tabs, nameOf }: GroupOrderDialogProps) {
  const { t } = useTranslation("sport");
  const move = useGroupOrder((state) => state.move);
  const reset = useGroupOrder((state) => state.reset);
  const shown = tabs.filter((tab) => MOVABLE.includes(tab));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("detail.order.title")}
      actions={
        <>
          <Button tone="quiet" onClick={reset}>
            {t("detail.order.reset")}
          </Button>
          <Button onClick={onClose}>{t("detail.order.done")}</Button>
        </>
      }
    >
      <Text color="text-muted" size="sm" marginBottom="2">
        {t("detail.order.note")}
      </Text>
      <ol role="list" aria-live="polite" className={list}>
        {shown.map((tab, at) => (
          <Row as="li" key={tab} align="center" gap="2" minHeight="11">
            <Text as="span" flex="1" color="text-strong">
              {nameOf(tab)}
            </Text>
            <IconButton
              size="sm"
              icon={ArrowUp}
              label={t("detail.order.up", { group: nameOf(tab) })}
              aria-disabled={at === 0 || undefined}
              onClick={() => move(tab, -1, shown)}
            />
            <IconButton
              size="sm"
              icon={ArrowDown}
              label={t("detail.order.down", { group: nameOf(tab) })}
              aria-disabled={at === shown.length - 1 || undefined}
              onClick={() => move(tab, 1, shown)}
            />
          </Row>
        ))}
      </ol>
    </Dialog>
  );
}

const list = css({ "& > li + li": { borderTop: "thin" } });
