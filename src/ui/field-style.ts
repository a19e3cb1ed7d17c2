import { css } from "#styled/css/index.js";

export const field = css({ display: "grid", gap: "2" });

export const fieldLabel = css({ color: "text-strong", fontSize: "sm", fontWeight: "semibold" });

/** The box around an input and its icons. */
export const fieldBox = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  height: "control-lg",
  paddingInline: "3",
  border: "control",
  borderRadius: "md",
  background: "surface-raised",
  color: "text-strong",
  "& svg": { color: "text-muted" },
  _focusWithin: {
    borderColor: "accent-mark",
    boxShadow: "halo",
  },
  "&[data-invalid]": { borderColor: "danger" },
  "&[data-valid]": { borderColor: "success" },
  "&[data-disabled]": { background: "surface-sunken", color: "text-muted", cursor: "not-allowed" },
});

export const fieldInput = css({
  flex: "1",
  width: "0",
  minWidth: "0",
  height: "full",
  border: "none",
  background: "transparent",
  outline: "none",
  // The browser's own button of search fields has colours that do not follow the edition.
  "&::-webkit-search-cancel-button": { display: "none" },
});

export const fieldNote = css({
  display: "flex",
  alignItems: "center",
  gap: "1-5",
  minHeight: "5",
  color: "text-muted",
  fontSize: "xs",
  "&[data-tone=error]": { color: "danger" },
  "&[data-tone=ok]": { color: "success" },
});
