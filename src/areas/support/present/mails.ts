/** Text of the mail about a reply, after the line that names the ticket. */
export const replyText = (
  { number, subject }: { number: number; subject: string },
  author: string,
  body: string,
): string => `${author} has replied to #${number} ${subject}:

${body}

Replies to this mail are not read.`;
