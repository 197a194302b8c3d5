'use strict';
// Every npm command starts here, under whatever Node.js the machine has, so this file uses old syntax only.

var required = 20;
var current = process.versions.node;

if (parseInt(current, 10) < required) {
  console.error(
    'This project needs Node.js ' +
      required +
      ' or newer, but this is ' +
      current +
      '. Get it from https://nodejs.org',
  );
  process.exit(1);
} else {
  import('../support/run-with-project-node.js').then(function (module) {
    return module.runWithProjectNode(process.argv.slice(2));
  });
}
