import { Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CODE_CATE, countryArea, type CountryArea } from "#contract/api/auth.ts";
import { bindPhone } from "#contract/api/member.ts";
import { PHONE_MAX } from "#contract/account-rules.ts";
import { request } from "../../lib/http.ts";
import { useCall } from "../../lib/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { codeFault, HOME_AREA, phoneFault } from "./account-rules.ts";
import { CodeField } from "./code-field.tsx";
import { CODE_REFUSALS } from "./code-refusals.ts";
import { finishChange } from "./finish-change.ts";
import { formStyle } from "./form-style.ts";
import { useRuledForm } from "./use-ruled-form.ts";

export function PhoneForm() {
  const { t } = useTranslation("account");
  const { areas, area, choose } = useAreas();
  const form = useRuledForm({
    values: { phone: "", code: "" },
    check: ({ phone, code }) => ({ phone: phoneFault(phone, area), code: codeFault(code) }),
    submit: async ({ phone, code }) => {
      await request(bindPhone, { areaCode: area.areaCode, phone, code });
      await finishChange(t("changed"));
    },
    refusals: CODE_REFUSALS,
  });
  const receiver = `${area.areaCode}${form.values.phone}`;
  return (
    <form noValidate className={formStyle} onSubmit={form.submit}>
      <Select
        label={t("field.area")}
        value={area.areaCode}
        onChange={choose}
        options={areas.map(({ areaName, areaCode }) => ({
          value: areaCode,
          label: `${areaName} +${areaCode}`,
        }))}
      />
      <Input
        label={t("item.phone")}
        type="tel"
        icon={Smartphone}
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={PHONE_MAX}
        {...form.field("phone", (typed) => typed.replace(/\D/g, ""))}
      />
      <CodeField
        form={form}
        cate={CODE_CATE.sms}
        countedBy={receiver}
        receiver={async () => ((await form.isGood("phone")) ? receiver : null)}
      />
      <Button type="submit" tone="primary" size="lg" loading={form.pending}>
        {t("action.phone")}
      </Button>
    </form>
  );
}

/** Countries and the chosen one. Without the server's list, the site's own. */
function useAreas() {
  const { t } = useTranslation("account");
  const { data } = useCall(countryArea, { area: "" });
  const [code, choose] = useState(HOME_AREA.areaCode);
  const home: CountryArea = { ...HOME_AREA, areaName: t("area.home") };
  const areas = data === undefined || data.length === 0 ? [home] : data;
  const area = areas.find(({ areaCode }) => areaCode === code) ?? areas[0] ?? home;
  return { areas, area, choose };
}
