// Addresses that only the page of invitations links to.
export const HELP_INVITE = "/app/help/tjllq";
