// Chooses a gift and confirms its price. The payment is followed as every money call.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ChatGiftOffer, sendGift } from "#contract/api/chat.ts";
import { css } from "#styled/css/index.js";
import { CallError } from "#lib/call-error.ts";
import { errorText } from "#lib/error-text.ts";
import { formatCents } from "#lib/format.ts";
import { useSession } from "#session/account/session-store.ts";
import { LateMoneyNote } from "#domain/wallet/money-call/late-money-note.tsx";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { RefusalLine } from "#ui/form/refusal-line.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { GiftTiles } from "./gift-tiles.tsx";
import { GIFT, gifts, useGiftCall } from "./gift-call.ts";

interface GiftDialogProps {
  readonly rid: string;
  readonly offers: readonly ChatGiftOffer[];
  readonly onClose: () => void;
}

const COUNTS = ["1", "3", "10", "66"] as const;

export function GiftDialog({ rid, offers, onClose }: GiftDialogProps) {
  const { t } = useTranslation("chat");
  const [key, setKey] = useState(offers[0]?.key ?? "");
  const [count, setCount] = useState<(typeof COUNTS)[number]>("1");
  const [offline, setOffline] = useState(false);
  const balance = useSession((session) => session.balance?.centre ?? null);
  const call = useGiftCall();
  const open = isOpen(call) ? call : null;
  const gift = offers.find((offer) => offer.key === key);
  const cents = (gift?.cents ?? 0) * Number(count);
  const short = balance !== null && balance < cents;
  const pay = async () => {
    const body = { rid, gift: key, count: Number(count), cents };
    const started = await gifts.start({ slot: GIFT, body });
    if (started === "offline") setOffline(true);
    else onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t("gift.title")}
      sureText={t("gift.sure", { amount: formatCents(cents) })}
      ready={gift !== undefined && !short && open === null}
      onSure={() => void pay()}
      onCancel={onClose}
      message={
        <div className={body}>
          <GiftTiles offers={offers} chosen={key} onChoose={setKey} />
          <Segmented
            label={t("gift.count")}
            value={count}
            options={COUNTS.map((value) => ({ value, label: `× ${value}` }))}
            onChange={setCount}
          />
          <p className={note}>
            {t("gift.note", { balance: balance === null ? "—" : formatCents(balance) })}
          </p>
          <RefusalLine message={offline ? OFFLINE_TEXT() : short ? t("gift.short") : undefined} />
          <LateMoneyNote
            open={open}
            say={(part) => t(`gift.waiting.${part}`)}
            resend={() => gifts.resend(GIFT)}
            giveUp={() => gifts.giveUp(GIFT)}
          />
        </div>
      }
    />
  );
}

const OFFLINE_TEXT = () => errorText(new CallError("offline", sendGift.path));

const body = css({ display: "grid", gap: "3" });
const note = css({ color: "text-muted", fontSize: "xs" });
