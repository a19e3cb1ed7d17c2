// What stake, return and win mean, beside them.
import { CircleHelp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";

export function FiguresHelp() {
  const { t } = useTranslation("sport");
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="sm"
        icon={CircleHelp}
        label={t("view.figures.open")}
        className={css({ color: "text-muted!" })}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} title={t("view.figures.title")} onClose={() => setOpen(false)}>
        <dl className={list}>
          {FIGURES.map((figure) => (
            <div key={figure}>
              <dt>{t(`view.${figure}`)}</dt>
              <dd>{t(`view.figures.${figure}`)}</dd>
            </div>
          ))}
        </dl>
        <p className={css({ color: "text-muted", fontSize: "sm" })}>{t("view.figures.example")}</p>
      </Dialog>
    </>
  );
}

const FIGURES = ["risk", "win", "return"] as const;

const list = css({
  display: "grid",
  gap: "3",
  fontSize: "sm",
  "& dt": { color: "text-strong", fontWeight: "bold" },
});
