import { startTestServer } from './global-setup.ts';

export default startTestServer;
