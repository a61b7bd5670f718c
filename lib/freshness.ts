/** How long an answer counts as fresh, in seconds: five minutes, as the specification has it (section 9). */
export const FRESH_S = 300;
