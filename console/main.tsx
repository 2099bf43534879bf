import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFiles } from './api/serviceWorker.ts';
import { wasSignedIn, whenSignedOut } from './api/session.ts';
import { allowOnlyWhatIsNeeded } from './api/trusted.ts';
import { isEntrance } from './entrance/pages.ts';
import { applyTheme } from './frame/theme.ts';
import { firstLanguage, speak } from './texts/catalogue.ts';
import 'all-styles';

allowOnlyWhatIsNeeded();
applyTheme();
const root = createRoot(document.getElementById('console')!);
const show = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>);

/** The two halves are loaded apart: who signs in does not wait for what comes after it. */
async function showEntrance(): Promise<void> {
  const { Entrance } = await import('./entrance/Entrance.tsx');
  show(<Entrance enter={() => void showSignedIn()} />);
}

async function showSignedIn(): Promise<void> {
  if (isEntrance()) history.replaceState(null, '', '/console/');
  const { SignedIn } = await import('./frame/SignedIn.tsx');
  show(<SignedIn />);
  void keepFiles();
}

whenSignedOut(() => void showEntrance());
const begin = () => void (wasSignedIn() && !isEntrance() ? showSignedIn() : showEntrance());
void speak(firstLanguage()).then(begin, begin);
