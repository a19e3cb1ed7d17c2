import { Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CODE_CATE, countryArea, type CountryArea } from "#contract/api/auth.ts";
import { bindPhone } from "#contract/api/member.ts";
import { brand } from "#brand/brand.ts";
import { homeArea } from "#brand/home-area.ts";
import { request } from "#lib/calls/http.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { areaKey, chosenArea, readPhone } from "#session/code/country-areas.ts";
import { useLateAreas } from "#session/code/use-late-areas.ts";
import { Form } from "#ui/form/form.tsx";
import { Input } from "#ui/fields/input.tsx";
import { Select } from "#ui/fields/select.tsx";
import { codeReceived, phoneToBind } from "./account-rules.ts";
import { CodeField } from "#session/code/code-field.tsx";
import { CODE_REFUSALS } from "#session/code/code-refusals.ts";
import { useHeldForm } from "#session/account/use-held-form.ts";
import { finishChange } from "./finish-change.ts";

export function PhoneForm() {
  const { t } = useTranslation("account");
  const { data, areas, area, countries, choose } = useAreas();
  const form = useHeldForm("phone", {
    values: { phone: "", code: "" },
    rules: { phone: (digits) => phoneToBind(digits, area), code: codeReceived },
    say: t,
    submit: async (typed, options) => {
      await request(bindPhone, { areaCode: area.areaCode, ...typed }, options);
      await finishChange(t("changed"));
    },
    refusals: CODE_REFUSALS,
  });
  const keep = (before: string, typed: string) => {
    const read = readPhone(before, typed, area, areas);
    choose(areaKey(read.area));
    return read.digits;
  };
  useLateAreas(data, form.values.phone, (text) => form.set("phone", keep("", text)));
  const receiver = `${area.areaCode}${form.values.phone}`;
  return (
    <Form form={form} submit={t("action.phone")}>
      <Select label={t("field.area")} value={areaKey(area)} onChange={choose} options={countries} />
      <Input
        label={t("item.phone")}
        type="tel"
        icon={Smartphone}
        inputMode="numeric"
        autoComplete="tel-national"
        {...form.field("phone", { keep })}
      />
      <CodeField
        form={form}
        cate={CODE_CATE.sms}
        countedBy={receiver}
        receiver={async () => ((await form.check("phone")) ? receiver : null)}
      />
    </Form>
  );
}

/** Countries and the chosen one. Without the server's list, the site's own. */
function useAreas() {
  const { t } = useTranslation("account");
  const { data } = useCall(countryArea, { area: "" });
  const [key, choose] = useState("");
  const home: CountryArea = { ...homeArea(), areaName: t(`area.${brand().locales.default}`) };
  const areas = data === undefined || data.length === 0 ? [home] : data;
  const countries = areas.map((area) => ({
    value: areaKey(area),
    label: `${area.areaName} +${area.areaCode}`,
  }));
  return { data, areas, area: chosenArea(areas, key), countries, choose };
}
