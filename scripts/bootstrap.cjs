'use strict';
// The first thing a command runs, under whatever Node the machine has: nothing here that an old one cannot read.

var oldest = 20;
var found = process.versions.node;

if (parseInt(found, 10) < oldest) {
  console.error(
    'This project needs Node.js ' +
      oldest +
      ' or newer; here is ' +
      found +
      '. Get it from https://nodejs.org',
  );
  process.exit(1);
} else {
  import('./support/run-with-project-node.js').then(function (module) {
    return module.runWithProjectNode(process.argv.slice(2));
  });
}
