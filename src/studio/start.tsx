// The page of `brand studio`. Its words are English, as all output of the command.
import "../styles.css";
import i18next from "i18next";
import { createRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import { Studio } from "./studio.tsx";
import { startStudio } from "./state/studio-store.ts";

/** Of the parts of `ui` that the page uses. */
const PARTS = { ui: { close: "Close" } };

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no #root.");
  await i18next.use(initReactI18next).init({ lng: "en", ns: ["ui"], resources: { en: PARTS } });
  createRoot(root).render(<Studio />);
  await startStudio();
}

void start();
