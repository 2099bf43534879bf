/** What the mail about a reply says to the requester, after whose ticket it is about. */
export const replyText = (
  { number, subject }: { number: number; subject: string },
  author: string,
  body: string,
): string => `${author} has replied to #${number} ${subject}:

${body}

Replies to this mail are not read.`;
