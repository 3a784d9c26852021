import { OVERWHELMING_DRILLS } from './drills/all-drills';
import { eachDoesNoHarm } from './drills/each-does-no-harm';

eachDoesNoHarm(OVERWHELMING_DRILLS);
