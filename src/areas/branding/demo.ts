/** Logos of the demo company. Its colours and texts are set with the company itself. */
import { insertFile } from '../../demo/files.ts';
import type { DemoScene } from '../../demo/scene.ts';
import { audit } from '../../events/audit.ts';
import { LOGO_VARIANTS } from '../../workspace/logos.ts';
import { BRIGHTWATER } from './demo/logos.ts';

const scene: DemoScene = {
  after: ['auth'],
  write: (company) => {
    if (company.slug !== 'brightwater') return;
    for (const [index, variant] of LOGO_VARIANTS.entries()) {
      const at = company.quiet - (20 - index) * 60_000;
      const { id } = insertFile(company, at, {
        kind: 'logo',
        ownerId: company.admin.id,
        filename: 'logo.png',
        contentType: 'image/png',
        bytes: BRIGHTWATER[variant],
      });
      company.insert('branding_logos', {
        id: company.id(at),
        created_at: new Date(at).toISOString(),
        variant,
        file_id: id,
      });
      audit(company.writing(company.admin, at), {
        action: 'updated',
        resource: 'theme',
        id: company.workspace.id,
        changes: { [`${variant}_logo`]: [null, '…'] },
      });
    }
  },
};
export default scene;
