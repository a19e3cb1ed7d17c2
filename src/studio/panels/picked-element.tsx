import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { ownValue } from "#contract/own-value.ts";
import { css } from "#styled/css/index.js";
import { cssVars } from "#ui/text/css-vars.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { Group } from "../parts/panel-parts.tsx";
import { showToken, useStudio } from "../state/studio-store.ts";
import { swatch } from "./colour-row.tsx";

/** What the element shows that was picked in a frame. */
export function PickedElement() {
  const picked = useStudio((studio) => studio.picked);
  const tokens = useStudio(({ state }) =>
    picked === null ? undefined : state?.editions[picked.edition],
  );
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (picked !== null) place.current?.scrollIntoView({ block: "end" });
  }, [picked]);
  if (picked === null) return null;
  return (
    <div ref={place}>
      <Group
        title={`Picked: ${picked.element}`}
        end={
          <IconButton
            size="sm"
            icon={X}
            label="Forget the picked element"
            onClick={() => useStudio.setState({ picked: null })}
          />
        }
      >
        {picked.uses.length === 0 && (
          <p className={muted}>No token gives this element a colour or a shape of its own.</p>
        )}
        <ul className={list}>
          {picked.uses.map(({ token, property }) => {
            const own = tokens?.find(({ name }) => name === token);
            const count = ownValue(picked.counts, token) ?? 0;
            return (
              <li key={`${property}${token}`}>
                <PlainButton className={row} onClick={() => showToken(token, picked.edition)}>
                  {token.startsWith("color.") && (
                    <span
                      className={swatch}
                      style={cssVars({ "--swatch": own?.value ?? "transparent" })}
                    />
                  )}
                  <span className={name}>{token}</span>
                  <span className={muted}>{property}</span>
                  {count > 1 && <span className={muted}>{`${count} places`}</span>}
                </PlainButton>
              </li>
            );
          })}
        </ul>
      </Group>
    </div>
  );
}

const list = css({ display: "grid", gap: "0-5" });
const row = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  width: "full",
  padding: "1-5",
  borderRadius: "sm",
  background: "surface-sunken",
  textAlign: "left",
  _hover: { background: "surface-hover" },
});
const name = css({ flex: "1", color: "text-strong", minWidth: "0" });
const muted = css({ color: "text-muted", fontSize: "2xs", whiteSpace: "nowrap" });
