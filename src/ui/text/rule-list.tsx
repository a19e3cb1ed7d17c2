import { Check, X } from "lucide-react";
import { css, cva } from "#styled/css/index.js";
import { Icon } from "../pictures/icon.tsx";

interface RuleListProps {
  /** A list of things that are allowed, or not. */
  readonly tone: "may" | "mayNot";
  readonly rules: readonly string[];
}

export function RuleList({ tone, rules }: RuleListProps) {
  return (
    <ul className={list}>
      {rules.map((rule) => (
        <li key={rule} className={line}>
          <span className={sign({ tone })}>
            <Icon as={tone === "may" ? Check : X} size={1} />
          </span>
          {rule}
        </li>
      ))}
    </ul>
  );
}

const list = css({ display: "grid", gap: "3" });
const line = css({ display: "flex", alignItems: "start", gap: "3", color: "text" });

const sign = cva({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: "5-5",
    height: "5-5",
    marginTop: "0-5",
    borderRadius: "pill",
    fontSize: "xs",
  },
  variants: {
    tone: {
      may: { background: "success-subtle", color: "success" },
      mayNot: { background: "danger-subtle", color: "danger" },
    },
  },
});
