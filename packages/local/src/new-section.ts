import { join } from 'node:path';
import { planSection, writeSection, writeSpec } from '@sgc/create-section';
import { ADDRESS_GRANTS } from '../../../registry/src/access/address-grants.ts';
import { format } from './format.ts';
import { admitSection } from './keys.ts';
import { addContainers, grantAddress, renewLockfile, specsOf } from './new-section/register-section.ts';
import { SECTIONS } from './programs.ts';
import { ROOT } from './root.ts';

// npm run new-section -- mfe-events "/events"
const [name, address, ...more] = process.argv.slice(2);
if (name === undefined || address === undefined || more.length > 0) {
  console.error(
    'Say the name of the section and the address of its first page: npm run new-section -- mfe-events "/events"',
  );
  process.exit(2);
}

const planned = planSection(name, address, { sections: SECTIONS, grants: ADDRESS_GRANTS });
if (!planned.ok) {
  console.error(planned.problems.join('\n'));
  process.exit(1);
}

const { plan } = planned;
await writeSection(plan, join(ROOT, plan.name), 'workspace');
await writeSpec(plan, join(ROOT, specsOf(plan.name)));
await format(plan.name, specsOf(plan.name));
await grantAddress(plan);
await addContainers(plan);
await renewLockfile();
admitSection(plan.name);

console.log(`${plan.name} is written and may show ${plan.address}.

  npm run dev                  the whole site with the new page: http://localhost:3000${plan.address}
  npm run verify -w ${plan.name}    its own checks, and those of every page
  npm run e2e -- --grep @${plan.name.replace('mfe-', '')}    its test in a browser: ${specsOf(plan.name)}

Changed beside the new folder: one line of grant in registry/src/access/address-grants.ts, which goes live with the
registry; its test in a browser; its container in docker-compose.yml and deploy/kubernetes; package-lock.json. Its key and its
token on this machine are in .data/keys. A link in the navigation is the shell's: shell/src/chrome/navigation.ts.`);
