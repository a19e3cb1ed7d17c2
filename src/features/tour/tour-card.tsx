import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Heading, Row, Text } from "#styled/jsx/index.js";
import type { TourStep } from "#session/overlays/tour-steps.ts";
import { Button } from "#ui/buttons/button.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import type { TargetPlace } from "./follow-target.ts";
import { placeCard } from "./place-card.ts";
import type { TourMove } from "./tour-keys.ts";
import { useCardFocus } from "./use-card-focus.ts";

interface TourCardProps {
  readonly step: TourStep;
  /** Place of the step in the tour, from 0. */
  readonly at: number;
  readonly of: number;
  readonly place: TargetPlace | null;
  readonly onMove: (move: TourMove) => void;
  readonly onFinish: () => void;
}

export function TourCard({ step, at, of, place, onMove, onFinish }: TourCardProps) {
  const { t } = useTranslation("tour");
  const id = useId();
  const cardRef = useRef<HTMLDialogElement>(null);
  useCardFocus(cardRef, onMove);
  const title = t(`step.${step.id}.title`);
  const text = t(`step.${step.id}.text`);
  const count = t("count", { at: at + 1, of });
  const isLast = at === of - 1;
  return (
    <dialog
      open
      ref={cardRef}
      aria-modal="true"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      data-ground="page"
      className={card}
      style={place === null ? undefined : placeCard(place.box, place.room)}
    >
      <output className={srOnly}>{`${count}：${title}。${text}`}</output>
      <Row as="p" justify="space-between" gap="3" color="text-muted" size="xs">
        <Text as="span" color="accent-text" weight="semibold">
          {t(`chapter.${step.chapter}`)}
        </Text>
        <span>{count}</span>
      </Row>
      <Progress at={at} of={of} />
      <Heading id={`${id}title`} marginBottom="1" size="lg" lineHeight="tight">
        {title}
      </Heading>
      <p id={`${id}text`}>{text}</p>
      <Row gap="2" marginTop="4">
        <Button tone="ghost" className={skip} onClick={() => onMove("skip")}>
          {t("skip")}
        </Button>
        {at > 0 && <Button onClick={() => onMove("back")}>{t("back")}</Button>}
        <Button
          tone="primary"
          data-tour-main=""
          onClick={() => (isLast ? onFinish() : onMove("next"))}
        >
          {t(isLast ? "finish" : "next")}
        </Button>
      </Row>
    </dialog>
  );
}

function Progress({ at, of }: { readonly at: number; readonly of: number }) {
  return (
    <div aria-hidden="true" className={bar}>
      <div className={filled} style={{ transform: `scaleX(${(at + 1) / of})` }} />
    </div>
  );
}

const card = css({
  position: "fixed",
  zIndex: "sheet",
  top: "auto",
  left: "[max(0.75rem, 50vw - 11.5rem)]",
  right: "auto",
  bottom: "[max(5.5rem, 30dvh)]",
  width: "[min(23rem, 100vw - 1.5rem)]",
  height: "auto",
  paddingTop: "4",
  paddingBottom: "3",
  paddingInline: "5",
  borderRadius: "lg",
  background: "surface-overlay",
  boxShadow: "3-edge",
  color: "text",
  fontSize: "sm",
  lineHeight: "1-7",
  animation: "fade {durations.base} {easings.out}",
});

const bar = css({
  height: "bar",
  marginTop: "1",
  marginBottom: "3",
  borderRadius: "pill",
  background: "surface-sunken",
  overflow: "hidden",
});

const filled = css({
  height: "full",
  background: "accent-mark",
  transformOrigin: "left",
  transition: "transform {durations.base} {easings.out}",
});

const skip = css({ marginRight: "auto", marginLeft: "-3" });
