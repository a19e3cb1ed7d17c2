// A phone number in two parts: its country, from the server's list, and the number.
import { Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Grid, Text } from "#styled/jsx/index.js";
import { areaKey, areaLabel, readPhone } from "#session/code/country-areas.ts";
import { useLateAreas } from "#session/code/use-late-areas.ts";
import { saidText } from "#lib/calls/error-text.ts";
import { Input } from "#ui/fields/input.tsx";
import { homeArea } from "#brand/home-area.ts";
import { LinkButton } from "../form/link-button.tsx";
import type { Find } from "./use-find.ts";
import type { CountryArea } from "#contract/api/auth.ts";
import { figures } from "#ui/money/money.tsx";
import { SearchSelect } from "#ui/fields/search-select.tsx";

export function PhoneFields({ find }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const { form, areas } = find;
  const area = find.area(form.values.area);
  const keep = (before: string, typed: string) => {
    const read = readPhone(before, typed, area, areas.data ?? []);
    if (read.area !== area) form.set("area", areaKey(read.area));
    return read.digits;
  };
  useLateAreas(areas.data, form.values.phone, (text) => {
    // Without the list the code of another country was refused, and the press would be lost.
    const wasSent = form.error("phone") !== undefined;
    form.set("phone", keep(form.values.phone, text));
    if (wasSent) form.send();
  });
  return (
    <Grid columns="minmax(0, 8.5rem) minmax(0, 1fr)" align="start" columnGap="3">
      <CountrySelect
        areas={areas.data ?? []}
        value={area}
        disabled={areas.data === undefined}
        onChange={(next) => form.set("area", areaKey(next))}
      />
      <Input
        label={t("find.phone.label")}
        placeholder={t("find.phone.placeholder")}
        icon={Smartphone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...form.field("phone", { keep })}
      />
      <AreasState find={find} />
    </Grid>
  );
}

/** Without the list the form still works for the default country. */
function AreasState({ find: { areas } }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const failed = areas.state === "error" || areas.state === "empty";
  return (
    <div aria-live="polite" className={remark}>
      {areas.state === "loading" && t("find.area.loading")}
      {failed && (
        <>
          {[saidText(areas.error), t("find.area.failed", { code: homeArea().areaCode })]
            .filter((words) => words !== null)
            .join(" · ")}
          <LinkButton onClick={areas.retry}>{t("find.area.retry")}</LinkButton>
        </>
      )}
    </div>
  );
}

const remark = css({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  color: "text-muted",
  fontSize: "xs",
  "&:not(:empty)": { marginTop: "2" },
});

// Country code of a phone number, searched by name or code.
interface CountrySelectProps {
  readonly areas: readonly CountryArea[];
  readonly value: CountryArea;
  readonly onChange: (area: CountryArea) => void;
  readonly disabled: boolean;
}

function CountrySelect({ areas, value, onChange, disabled }: CountrySelectProps) {
  const { t } = useTranslation("auth");
  return (
    <SearchSelect
      label={t("find.area.label")}
      items={areas}
      value={value}
      onChange={onChange}
      keyOf={areaKey}
      textOf={areaLabel}
      searchLabel={t("find.area.search")}
      empty={t("find.area.none")}
      disabled={disabled}
    >
      {({ areaCode, areaName }) => (
        <>
          <Text as="span" minWidth="12" color="text-muted" className={figures}>
            +{areaCode}
          </Text>
          {areaName}
        </>
      )}
    </SearchSelect>
  );
}
