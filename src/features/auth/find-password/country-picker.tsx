// Country code of a phone number: opens a list that is searched by name or code.
import { Combobox } from "@base-ui/react/combobox";
import { Check, ChevronDown, Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CountryArea } from "#contract/api/auth.ts";
import { css, cx } from "#styled/css/index.js";
import { field, fieldBox, fieldInput, fieldLabel } from "../../../ui/field-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { popupItem, popupStyle, positionerStyle } from "../../../ui/popup-style.ts";
import { areaKey, areaLabel } from "./country-areas.ts";

interface CountryPickerProps {
  readonly areas: readonly CountryArea[];
  readonly value: CountryArea;
  readonly onChange: (area: CountryArea) => void;
  readonly disabled: boolean;
}

export function CountryPicker({ areas, value, onChange, disabled }: CountryPickerProps) {
  const { t } = useTranslation("auth");
  return (
    <div className={field}>
      <Combobox.Root
        items={areas}
        value={value}
        disabled={disabled}
        autoHighlight
        itemToStringLabel={areaLabel}
        isItemEqualToValue={(one, other) => areaKey(one) === areaKey(other)}
        onValueChange={(next) => next !== null && onChange(next)}
      >
        <Combobox.Label className={fieldLabel}>{t("find.area.label")}</Combobox.Label>
        <Combobox.Trigger className={cx(fieldBox, trigger)}>
          <span className={shown}>{areaLabel(value)}</span>
          <Icon as={ChevronDown} />
        </Combobox.Trigger>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} align="start" className={positionerStyle}>
            <Combobox.Popup aria-label={t("find.area.label")} className={cx(popupStyle, popup)}>
              <Areas />
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  );
}

function Areas() {
  const { t } = useTranslation("auth");
  return (
    <>
      <div className={cx(fieldBox, search)}>
        <Icon as={Search} />
        <Combobox.Input
          aria-label={t("find.area.search")}
          placeholder={t("find.area.search")}
          className={fieldInput}
        />
      </div>
      <Combobox.Empty className={none}>{t("find.area.none")}</Combobox.Empty>
      <Combobox.List className={list}>
        {(area: CountryArea) => (
          <Combobox.Item key={areaKey(area)} value={area} className={popupItem}>
            <span className={code}>+{area.areaCode}</span>
            {area.areaName}
            <Combobox.ItemIndicator className={css({ marginLeft: "auto" })}>
              <Icon as={Check} />
            </Combobox.ItemIndicator>
          </Combobox.Item>
        )}
      </Combobox.List>
    </>
  );
}

const trigger = css({ width: "full", cursor: "pointer", fontSize: "sm", textAlign: "left" });
const shown = css({
  flex: "1",
  minWidth: "0",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
const popup = css({
  display: "grid",
  gridTemplateRows: "[auto auto minmax(0, 1fr)]",
  width: "[min(18rem, 100vw - 2rem)]",
  overflowY: "hidden",
});
const search = css({ margin: "1", height: "control" });
const list = css({ minHeight: "0", overflowY: "auto", overscrollBehavior: "contain" });
// The part stands in the page at all times, so that a reader hears it fill.
const none = css({ color: "text-muted", "&:not(:empty)": { padding: "3" } });
const code = css({
  minWidth: "[3rem]",
  color: "text-muted",
  fontFamily: "figures",
  fontVariantNumeric: "tabular-nums",
});
