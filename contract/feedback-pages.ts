// Addresses of the feedback pages, for the feedback feature alone.
export const FEEDBACK = "/mine/feedback";
export const FEEDBACK_LIST = "/mine/feedback/list";
