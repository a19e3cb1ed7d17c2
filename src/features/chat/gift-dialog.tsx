// Chooses a gift and confirms its price. The payment is followed as every money call.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ChatGiftOffer, sendGift } from "#contract/api/chat.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { CallError } from "#lib/wire/call-error.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { formatCents } from "#lib/text/format.ts";
import { useSession } from "#session/account/session-store.ts";
import { useHeldState } from "#session/account/use-holding.ts";
import { CallNote } from "#domain/wallet/money-call/call-note.tsx";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { RefusalLine } from "#ui/form/refusal-line.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
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
  const [key, setKey] = useHeldState("gift", offers[0]?.key ?? "");
  const [count, setCount] = useHeldState<(typeof COUNTS)[number]>("gift/count", "1");
  const [offline, setOffline] = useState(false);
  const balance = useSession((session) => session.balance?.centre ?? null);
  const call = useGiftCall();
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
      ready={gift !== undefined && !short && !isOpen(call)}
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
          <Text color="text-muted" size="xs">
            {t("gift.note", { balance: balance === null ? "—" : formatCents(balance) })}
          </Text>
          <RefusalLine message={offline ? OFFLINE_TEXT() : short ? t("gift.short") : undefined} />
          <CallNote calls={gifts} slot={GIFT} />
        </div>
      }
    />
  );
}

const OFFLINE_TEXT = () => errorText(new CallError("offline", sendGift.path));

const body = css({ display: "grid", gap: "3" });
