// Gifts and the prediction of the score. Visitors are asked to log in first.
import { Gift, Target } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { chatRoom } from "#contract/api/chat.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { emit } from "#session/site/events.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { chat } from "./client/chat-deps.ts";
import { GiftDialog } from "./gift-dialog.tsx";
import { PredictionDialog } from "./prediction-dialog.tsx";

export function RoomExtras({ mayWrite }: { readonly mayWrite: boolean }) {
  const rid = chat.useState((state) => state.rid);
  return rid === null ? null : <Extras rid={rid} mayWrite={mayWrite} />;
}

function Extras({ rid, mayWrite }: { readonly rid: string; readonly mayWrite: boolean }) {
  const { t } = useTranslation("chat");
  const loggedIn = useLoggedIn();
  const [open, setOpen] = useState<"gift" | "prediction" | null>(null);
  const { data } = useCall(chatRoom, { rid });
  const close = () => setOpen(null);
  const ask = (what: "gift" | "prediction") => () => {
    if (!loggedIn) return emit("login", null);
    // The match has gone on since: a prediction may be closed by now, or decided.
    void queryClient.invalidateQueries({ queryKey: [chatRoom.path] });
    setOpen(what);
  };
  if (data === undefined) return null;
  const { gifts, prediction } = data;
  return (
    <>
      {gifts.length > 0 && (
        <IconButton
          size="sm"
          icon={Gift}
          label={t("gift.name")}
          disabled={!mayWrite}
          onClick={ask("gift")}
        />
      )}
      {prediction && (
        <IconButton
          size="sm"
          icon={Target}
          label={t("prediction.name")}
          onClick={ask("prediction")}
        />
      )}
      {open === "gift" && <GiftDialog rid={rid} offers={gifts} onClose={close} />}
      {open === "prediction" && prediction && (
        <PredictionDialog rid={rid} offer={prediction} onClose={close} />
      )}
    </>
  );
}
