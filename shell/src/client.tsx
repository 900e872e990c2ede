import { startVisit } from './routing/start-visit.tsx';

void startVisit();
