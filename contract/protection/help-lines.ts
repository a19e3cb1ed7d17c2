// Who helps, by the country of the licence. A brand without a profile has none: it serves no single country.
import type { ProtectionProfile } from "./duties.ts";

export interface HelpLine {
  readonly name: string;
  /** As dialled. */
  readonly phone: string;
  readonly url: string;
}

export const HELP_LINES: Readonly<Record<ProtectionProfile, readonly HelpLine[]>> = {
  none: [],
  uk: [
    {
      name: "National Gambling Helpline",
      phone: "0808 8020 133",
      url: "https://www.gamcare.org.uk/",
    },
  ],
  mt: [{ name: "Responsible Gaming Foundation", phone: "1777", url: "https://www.rgf.org.mt/" }],
  "us-pa": [
    { name: "1-800-GAMBLER", phone: "1-800-426-2537", url: "https://www.1800gambler.net/" },
  ],
  on: [{ name: "ConnexOntario", phone: "1-866-531-2600", url: "https://www.connexontario.ca/" }],
};
