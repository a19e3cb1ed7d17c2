import { useTranslation } from "react-i18next";
import { countRoad, type Outcome } from "#lib/text/big-road.ts";
import { BigRoadDrawing } from "#ui/pictures/big-road-drawing.tsx";

interface RoadMapProps {
  /** Oldest first. */
  readonly road: readonly Outcome[];
  readonly columns?: number;
  readonly rows?: number;
}

/** Fills its width; the height follows from columns and rows. */
export function RoadMap(props: RoadMapProps) {
  const { t } = useTranslation("home");
  return <BigRoadDrawing {...props} label={t("road.label", countRoad(props.road))} />;
}
