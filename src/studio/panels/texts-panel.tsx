import { useEffect, useState } from "react";
import { LOCALES, type Locale } from "#contract/locales.ts";
import type { StudioText } from "#contract/studio.ts";
import { css } from "#styled/css/index.js";
import { TextArea } from "../parts/text-area.tsx";
import { FieldProblems } from "../parts/field-problems.tsx";
import { Panel, searchInput } from "../parts/panel-parts.tsx";
import { loadTexts } from "../state/studio-calls.ts";
import { edit, useStudio } from "../state/studio-store.ts";

const PAUSE_MS = 150;

export function TextsPanel() {
  const state = useStudio((studio) => studio.state);
  const [query, setQuery] = useState("");
  const [texts, setTexts] = useState<readonly StudioText[] | null>(null);
  useEffect(() => {
    // A new state may hold other texts.
    if (state === null) return;
    let isLast = true;
    const timer = setTimeout(() => {
      loadTexts(query).then(
        (found) => isLast && setTexts(found),
        () => isLast && setTexts([]),
      );
    }, PAUSE_MS);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [query, state]);
  return (
    <Panel
      title="Texts"
      note="Search for words as the site shows them. An empty field shows the core's text, and traditional Chinese follows the simplified text unless you write your own."
    >
      <input
        type="search"
        aria-label="Find a text"
        placeholder="Find a text, such as 登录"
        value={query}
        className={searchInput}
        onChange={(event) => setQuery(event.target.value)}
      />
      {query === "" && <p className={muted}>The texts that the brand has of its own:</p>}
      {texts === null && <p className={muted}>Searching…</p>}
      {texts?.length === 0 && <p className={muted}>No text holds these words.</p>}
      {texts?.map((text) => (
        <TextRow key={text.name} text={text} />
      ))}
    </Panel>
  );
}

const NAMES: Readonly<Record<Locale, string>> = { "zh-CN": "简", "zh-TW": "繁" };

function TextRow({ text }: { readonly text: StudioText }) {
  const { name, core, own, traditional } = text;
  const write = (locale: Locale, value: string) =>
    edit(value === "" ? `Reset ${name}` : `Write ${name}`, [
      { kind: "text", locale, name, value: value === "" ? null : value },
    ]);
  return (
    <section className={row} aria-label={name}>
      <span className={nameStyle}>{name}</span>
      {LOCALES.map((locale) => (
        <div key={locale} className={line}>
          <span className={mark} title={locale}>
            {NAMES[locale]}
          </span>
          <div className={field}>
            <TextArea
              label={`${name} in ${locale}`}
              value={own[locale] ?? ""}
              placeholder={locale === "zh-CN" ? core : traditional}
              onCommit={(value) => write(locale, value)}
            />
            <FieldProblems file={`texts/${locale}.json`} field={name.replace(":", ".")} />
            <FieldProblems file={`texts/${locale}.json`} field={name} />
          </div>
        </div>
      ))}
    </section>
  );
}

const muted = css({ color: "text-muted", fontSize: "xs" });
const row = css({ display: "grid", gap: "1-5", paddingBottom: "3", borderBottom: "thin" });
const nameStyle = css({ color: "text-muted", fontSize: "2xs", overflowWrap: "anywhere" });
const line = css({ display: "flex", gap: "2", alignItems: "flex-start" });
const mark = css({
  flex: "none",
  width: "5",
  paddingTop: "2",
  color: "text-muted",
  fontSize: "xs",
});
const field = css({ flex: "1", display: "grid", gap: "1", minWidth: "0" });
