import { Code } from '../../parts/copy/Code.tsx';
import { Section } from '../../parts/page/Page.tsx';
import { keys as k } from '../../texts/keys.ts';

/** How an assistant reaches this workspace, with what to copy. */
export function Connect() {
  const address = `${location.origin}/mcp`;
  const header = `Authorization: Bearer ${k.yourKey}`;
  const config = {
    mcpServers: {
      workforce: { type: 'http', url: address, headers: { Authorization: `Bearer ${k.yourKey}` } },
    },
  };
  return (
    <Section title={k.connect}>
      <p>{k.connectText}</p>
      <h3>{k.address}</h3>
      <Code text={address} label={k.address} />
      <h3>{k.command}</h3>
      <Code
        text={`claude mcp add --transport http workforce ${address} --header "${header}"`}
        label={k.command}
      />
      <h3>{k.config}</h3>
      <Code text={JSON.stringify(config, null, 2)} label={k.config} />
      <h3>{k.tryIt}</h3>
      <Code text={`curl -H "${header}" ${location.origin}/api/v1/auth/me/`} label={k.tryIt} />
      <a href="/api/docs/public/">{k.reference}</a>
    </Section>
  );
}
