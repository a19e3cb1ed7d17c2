import { Popover } from "@base-ui/react/popover";
import { Smile } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { popupStyle, positionerStyle } from "#ui/overlays/popup-style.ts";
import { useOneStop } from "#ui/fields/use-one-stop.ts";

interface EmojiPickerProps {
  readonly disabled: boolean;
  readonly onPick: (emoji: string) => void;
}

export function EmojiPicker({ disabled, onPick }: EmojiPickerProps) {
  const { t } = useTranslation("chat");
  return (
    <Popover.Root>
      <Popover.Trigger
        disabled={disabled}
        render={<IconButton size="sm" icon={Smile} label={t("emoji")} />}
      />
      <Popover.Portal>
        <Popover.Positioner side="top" align="start" sideOffset={6} className={positionerStyle}>
          <Popover.Popup
            aria-label={t("emoji")}
            className={popupStyle}
            onKeyDown={(event) => {
              // The chat itself stays open.
              if (event.key === "Escape") event.preventDefault();
            }}
          >
            <EmojiGrid onPick={onPick} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function EmojiGrid({ onPick }: Pick<EmojiPickerProps, "onPick">) {
  const { t } = useTranslation("chat");
  const stop = useOneStop({ of: "button", perRow: PER_ROW });
  return (
    <div {...stop} aria-label={t("emoji")} className={grid}>
      {EMOJI.map((emoji) => (
        <PlainButton key={emoji} className={cell} onClick={() => onPick(emoji)}>
          {emoji}
        </PlainButton>
      ))}
    </div>
  );
}

/** As in the grid below. */
const PER_ROW = 8;
const grid = css({ display: "grid", gridTemplateColumns: "repeat(8, {sizes.10})" });
const cell = css({
  height: "10",
  borderRadius: "sm",
  fontSize: "lg",
  _hover: { background: "surface-hover" },
});

/** Plain Unicode, as it is sent. */
const EMOJI: readonly string[] = [
  ..."😀 😄 😁 😂 🤣 😊 😉 😍 😘 😜 🤔 😎 🥳 😭 😅 😱 😡 😤 😴 🤯 🙃 😇 🤝 🙏".split(" "),
  ..."👍 👎 👏 💪 ✌️ 🤞 👌 🫡 ❤️ 💔 🔥 ⭐ 🎉 🎊 💯 🧧".split(" "),
  ..."⚽ 🏀 🎾 🏐 ⚾ 🏓 🎱 🥅 🏆 🥇 🥈 🥉 🎯 🎲 🃏 🀄".split(" "),
  ..."🍻 ☕ 🍉 🍿 🌹 🚀 ⏰ 📢".split(" "),
];
