import { Lock, Mail, User } from "lucide-react";
import { useRef, useState } from "react";
import { css } from "#styled/css/index.js";
import { AmountField } from "#ui/fields/amount-field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { PasswordInput } from "#ui/fields/password-input.tsx";
import { SearchSelect } from "#ui/fields/search-select.tsx";
import { Select } from "#ui/fields/select.tsx";
import { KitPanel } from "./kit-panel.tsx";

const AREAS = [
  { value: "86", label: "中国大陆 +86" },
  { value: "852", label: "香港 +852" },
  { value: "886", label: "台湾 +886" },
];

export function KitInputs() {
  const [area, setArea] = useState("86");
  const [country, setCountry] = useState({ value: "86", label: "中国大陆 +86" });
  const [amount, setAmount] = useState("");
  const amountField = useRef<HTMLInputElement>(null);
  return (
    <KitPanel title="输入">
      <div className={grid}>
        <Input label="用户名" icon={User} placeholder="4-11位，首位为字母" hint="注册后不可更改" />
        <PasswordInput label="密码" icon={Lock} defaultValue="8K2m9Qx" error="两次密码输入不一致" />
        <Input label="邮箱" icon={Mail} defaultValue="lin@site.example" ok="可以使用" />
        <Input label="停用" disabled defaultValue="不可更改" />
        <Select label="国家与地区" options={AREAS} value={area} onChange={setArea} />
        <SearchSelect
          label="可搜索的国家与地区"
          items={AREAS}
          value={country}
          onChange={setCountry}
          keyOf={({ value }) => value}
          textOf={({ label }) => label}
          searchLabel="输入国家名称或区号"
          empty="没有符合的国家"
        >
          {({ label }) => label}
        </SearchSelect>
        <AmountField
          ref={amountField}
          label="金额（元）"
          placeholder="最多两位小数"
          value={amount}
          onChange={setAmount}
          error={undefined}
          all={{ cents: 1_284_650, label: "全部转入" }}
          quick={[100, 500, 1000, 5000]}
        />
      </div>
    </KitPanel>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(3, minmax(0, 1fr))" },
  alignItems: "start",
  gap: "4",
});
