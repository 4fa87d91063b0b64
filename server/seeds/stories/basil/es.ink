// Basil Merriday, español. Tres historias y el mostrador.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR nombre = ""
VAR merito = 0
VAR bolsa = ""
VAR gato = 0
VAR papel = ""
VAR callado = ""
VAR mirilla = 0
VAR sabor = ""
VAR senal = ""
VAR heredada = 0
VAR plato = ""
VAR olor = ""
VAR secreto = ""
VAR medida = 0
VAR hasta = ""

=== paloma ===
# title: Polizón en el cajón de la harina
# chip: Un fantasma blanco en la harina
# keys: paloma, polizón, harina, pájaro, fantasma, barco, inspección, guante, cónsul, gracioso, pan
# lore: pigeon
-> cajon
= cajon
# back: En el cajón de la harina hay algo blanco que me mira. ¿Qué hacemos?
¡Cinco de la mañana, el Saint Corbin recién salido a la mar! Abro el cajón de la harina para el pan de cuarenta y desde el fondo me mira un fantasma. Blanco entero. Parpadea. Tú llevas el candil. ¿Qué hacemos?
+ [Cerrar el cajón # no # like: cerrar, ciérralo, cierra, no mirar, hacer como si nada, nada, taparlo, huir, aquí no ha pasado nada, tapa y a otra cosa, que lo abra otro, con mucho cuidado lo cierro, doy media vuelta, no quiero saberlo]
    ¡Eso hice! Despacito y con educación, como quien se equivoca de camarote. Luego abrí un dedo. Seguía allí, y dijo: «Cu.»
    -> bautizo
+ [Cogerla con las manos # yes # like: cogerla, cógela, sacarla, agarrarla, con las manos, atraparla, con un trapo, levantarla, meto el brazo, la rescato, yo la sacaría, sin miedo la agarro, pobre bicho, acaricio lo blanco]
    Metiste las manos y estornudasteis a la vez, tú y el fantasma. Se cayó la harina de la cara y apareció un ojo naranja. «Cu.» Volvimos a cerrar.
    -> bautizo
+ [¡Gritar! # like: gritar, grito, socorro, un fantasma, pedir ayuda, ay, llamar al capitán, salir corriendo, me da un infarto, aaaaah, pego un chillido, despierto a todo el barco, suelto el candil, auxilio]
    ¡Y yo contigo! Dos en la escala de sirena de niebla. El fantasma, muy digno, esperó a que termináramos y dijo: «Cu.»
    -> bautizo
+ [any # any]
    ¡Lo mismo da a las cinco de la mañana! El fantasma se sacudió, nos dejó de harina hasta las cejas, y dijo: «Cu.»
    -> bautizo
= bautizo
# own
# back: Es una paloma y va a bordo tres semanas. ¿Cómo la llamamos?
¡Una paloma! Blanca no: gris, con abrigo de harina. Y por la borda había ya veinte millas de agua. Tres semanas hasta Port Ansel. Si los oficiales se enteran, acaba en el parte o en el caldo. A un polizón hay que darle nombre. ¡Bautízala tú!
+ [Harina, sin más # like: harina, harinita, blanca, nieve, blanquita, fantasma, polvo, azúcar, por el color, copito, pan, algodón, miga, merengue]
    Como llamar Mojado a un pez, ¡pero suena bien! Ella inclinó la cabeza, como si ya se lo hubieran dicho.
    -> ligero
+ [Almirante # like: almirante, capitana, comandante, la jefa, generala, su excelencia, reina, doña, un nombre con galones, coronela, marquesa, teniente, su majestad, alguien con mando]
    ¡Almirante! Desde ese día, cuando nos oían hablar de ella, la gente se cuadraba. Muy práctico.
    -> ligero
+ [Sin nombre, que se encariña # no # like: sin nombre, ninguno, no, nada, paloma, que no se encariñe, da igual, no hace falta, luego duele despedirse, un animal no necesita bautizo, la paloma y punto, no le cojas cariño, acabará en la olla, prefiero no bautizarla]
    Demasiado tarde, si le estabas limpiando un ala. Quedó en «la señora», que es nombre y tratamiento.
    -> ligero
+ [any # slot: nombre 6]
    ¡«{nombre}»! Lo escribí con el dedo en la harina del borde. Ella lo pisó encima y lo firmó.
    -> ligero
+ [any # any]
    ¡Todo eso escribí en la harina, con el dedo! Ella lo firmó con la pata.
    -> ligero
= ligero
# back: El pan sale más ligero que nunca y me felicitan. ¿Callo, confieso o me cuelgo la medalla?
Y aquí viene lo que no me explico. ¡Todo empezó a subir! El pan, los bollos, hasta las albóndigas parecían tener prisa. El contramaestre vino con lágrimas: «Merriday, ¿qué le haces?» Cuarenta hombres esperando. ¿Qué le digo?
+ [«Secreto de familia» # yes # like: secreto, secreto de familia, es la receta, mi abuela, la mano, mérito mío, soy yo, cosas mías, medalla, presume un poco, la gloria para ti, receta de tu madre, yo me llevaría los aplausos, arte de cocinero, date importancia]
    ~ merito = 1
    ¡Lo dije! Con la mano en el pecho. Desde el cajón se oyó un «cu» muy escéptico.
    -> maleta
+ [Confesar # like: confesar, la verdad, di la verdad, hay una paloma, sé sincero, díselo, enséñasela, contarlo, no se puede mentir a cuarenta hombres, abrir el cajón delante de ellos, la culpa es de la huésped, soltarlo todo, mejor que lo sepan por ti, con la honradez por delante]
    Abrí la boca, y vi detrás al primer oficial con el lápiz. «Levadura», dije. Se me puso la nariz como un tomate.
    -> maleta
+ [Callar y sonreír # no # like: callar, nada, sonreír, no digas nada, silencio, disimular, encogerse de hombros, guiñar, ponle cara de santo, boca cerrada, que sigan comiendo, hazte el misterioso, dale otro bollo y listo, ni una palabra]
    ¡Yo, callado! Fue tan raro que el contramaestre me tocó la frente. Pero se llevó cuatro bollos.
    -> maleta
+ [any # any]
    ¡El contramaestre tampoco esperó respuesta! Le di cuatro bollos y con la boca llena ya no preguntó.
    -> maleta
= maleta
# own
# back: Tres semanas de polizón en un cajón. ¿Qué te llevarías tú?
Por las noches le dejaba el cajón a medio abrir y le contaba el menú. Ella llevaba de equipaje una ramita de tomillo, ¡nada más! La traía de la plaza. Y pensé: hay que tener estilo. Si te colaras tú de polizón tres semanas en un cajón, ¿qué te llevarías?
+ [Algo de comer # like: comida, algo de comer, queso, pan, chocolate, galletas, fruta, jamón, aceitunas, un bocata, embutido, frutos secos, latas, una tortilla, turrón, provisiones]
    ¡En mi cocina! Como llevar viento a la mar. Pero entiendo: uno quiere lo suyo y de casa.
    -> guante1
+ [Un libro # like: un libro, libros, una novela, lectura, un cuaderno, papel, crucigramas, para leer, el diccionario, una novela gorda, sudokus, mi diario, cómics, revistas]
    ¡Con tres semanas y un agujerito de luz! Para cuando llegaras al asesino estaríamos en el muelle.
    -> guante1
+ [Nada, manos libres # no # like: nada, ninguna cosa, manos libres, sin equipaje, lo puesto, no me llevo nada, vacío, con lo puesto sobra, viajo ligero, ni maleta ni nada, cuanto menos mejor, los bolsillos vacíos, a la aventura]
    ¡Polizón de raza! Esos son los que acaban de capitanes.
    -> guante1
+ [any # slot: bolsa 12]
    ¡«{bolsa}»! Cabe en el cajón, lo he medido a palmos. Entre la ramita de tomillo y la pared.
    -> guante1
+ [any # any]
    ¡Habrá que quitar un estante, pero se quita! Por un polizón con gusto se quita lo que sea.
    -> guante1
= guante1
# back: Inspección: el primer oficial abre cajones con guante blanco. ¿Cómo lo distraemos?
Segunda semana. ¡Inspección! Entra el primer oficial en mi cocina con un guante blanco y un dedo muy tieso. Pasa el dedo por los estantes. Abre el cajón de las cucharas. Abre el de los paños. El siguiente es el nuestro. ¡Rápido!
+ [Que pruebe la sopa # like: la sopa, que pruebe, dale de comer, probar la sopa, una cuchara, invítalo, un bollo, la comida, dale un bocado, con la boca llena no mira, ponle un plato delante, sóbornalo con guiso, un pastel, a todos les vence el estómago]
    ¡Cucharón a la boca, sin avisar! Repitió tres veces. Luego se secó el bigote y siguió exactamente por donde iba.
    -> dedo
+ [Soltar al gato # yes # like: el gato, suelta al gato, anchoa, que salga anchoa, un gato, soltar, el animal, que corra entre las piernas, el de tres patas, caos felino, lánzale el minino, miau, una carrera de gato]
    ~ gato = 1
    Anchoa, tres patas y un arenque robado, le cruzó entre las botas. ¡Medio minuto de gloria! Y el oficial alargó la mano hacia el cajón.
    -> dedo
+ [Estornudar con todo # like: estornudar, estornudo, achís, toser, un ataque, desmayarse, fingir, tirar la harina, alergia, fingir un resfriado, salpicarlo, una tos de perro, nube blanca, le sopla harina]
    ¡Achís! De los de Skerrow, que apagan velas. Se le puso el bigote blanco. Eso le dio la idea de mirar en la harina.
    -> dedo
+ [any # any]
    ¡No hubo tiempo! El dedo ya iba por el aire, tieso como un mástil.
    -> dedo
= dedo
# back: El oficial tiene el cajón abierto y ella lo mira. ¿Qué le decimos que es?
Abrió. Metió el dedo y salió blanco. Lo miró: guante blanco, dedo blanco. ¡Ni una mota! Iba a cerrar, tan contento, y entonces vio el ojo. Naranja. Se quedaron así los dos. «Cocinero», dijo muy bajito, «¿qué es eso?»
+ [«La levadura, señor» # yes # like: la levadura, levadura, masa madre, la masa, el fermento, pan, es masa, está subiendo, dile que fermenta, un ingrediente nuevo, eso sube la masa, cosa de panaderos, una receta extranjera, es el fermento vivo]
    «Ya», dijo. «¿Y respira?» «Si es buena, sí, señor.» Lo apuntó. Tengo una copia: «Levadura, viva. Conforme.»
    -> chico
+ [«Una paloma, señor» # like: una paloma, paloma, la verdad, un pájaro, es una paloma, confesar, polizón, un ave, ya no se puede negar, la pillaron, asumirlo, ave mensajera, de frente y sin excusas, la huésped]
    Me salió la verdad, fíjate. Él pensó un rato. «No consta palomar a bordo», dijo, «luego no puede ser.» Y puso: «Conforme.»
    -> chico
+ [«¿Qué es qué?» # no # like: qué, el qué, nada, no veo nada, ahí no hay nada, disimular, no sé, dónde, hacerse el loco, yo no veo ningún ojo, será la luz, usted sueña, pon cara de inocente, mira para otro sitio]
    ¡Con esta cara redonda! Él miró, miré yo, y ella cerró el ojo. «Un reflejo», dijo el hombre, y puso: «Conforme.»
    -> chico
+ [any # any]
    ¡A mí también se me trabó la lengua! Contestó ella: «Cu.» Y él, pálido: «Conforme.» Lo escribió dos veces.
    -> chico
= chico
# own
# back: El chico de la despensa quiere mandar un papel con la paloma. ¿Qué pondrías tú en el tuyo?
Una noche oí hablar en la cocina. Era el chico de la despensa, diecinueve años, con nostalgia hasta las orejas. Le contaba su pueblo a un cajón. «¿Usted cree que llevaría un papel?», me dijo. Es lo que yo llamo una buena pregunta. En tu papel, ¿qué pondrías? Son pequeños.
+ [«Llego pronto» # like: llego pronto, ya llego, voy para allá, vuelvo pronto, espérame, ya voy, en camino, en nada estoy ahí, falta poco, cuenta los días, abre la puerta, vuelvo a casa, ponme sábanas limpias]
    ¡Dos palabras y se pone el agua a hervir en cualquier casa!
    -> todos
+ [«Guárdame un plato» # yes # like: guárdame un plato, un plato, comida, guárdame algo, qué hay de cenar, tengo hambre, un sitio, deja algo en el horno, que no se acabe el guiso, una ración para mí, mi silla en la mesa, calienta la sopa, con postre]
    ¡Ven aquí que te abrace el cucharón! Es la carta más seria que se puede escribir.
    -> todos
+ [Nada, que vuele ligera # no # like: nada, ningún papel, no, que vuele, que no cargue, sin papel, en blanco, paso, bastante tiene con el viaje, no la cargues, sus alas importan más, prefiero no escribir, que se vaya libre, el mío no]
    Qué delicadeza. El papel más pequeño pesa, y ella ya llevaba su tomillo.
    -> todos
+ [any # slot: papel 14]
    «{papel}». Enrollado así, como un cigarrito. El chico puso el suyo al lado. No los he leído. Bueno, el tuyo sí.
    -> todos
+ [any # any]
    Lo enrollamos con hilo de asado, al lado del suyo. Ese no lo leyó nadie.
    -> todos
= todos
# back: Resulta que la tripulación entera le daba de comer en secreto. ¿Lo hablamos o que siga el secreto?
Tercera semana. ¡Y la paloma, gorda como una tetera! Yo le daba lo justo. Así que una noche me quedé de guardia detrás de los sacos. A la una, el contramaestre, con pasas. A las dos, un fogonero, con arroz. A las tres, el primer oficial. Con guante. Cada uno creía ser el único.
+ [Que siga el secreto # no # like: que siga, el secreto, callar, no decir nada, es bonito, no, dejarlos, silencio, no estropees la magia, cada uno con su paloma, chitón, nadie tiene que enterarse, haz como que duermes, a mí me enternece]
    ¡Y siguió! Treinta y nueve secretos en fila, cada uno con su horario. Nunca hubo en un barco tanta gente sola tan acompañada.
    -> puerto
+ [Reunión general # yes # like: reunión, hablarlo, decirlo, contarlo, todos juntos, sí, asamblea, que se sepa, turnos, turnos por escrito, al comedor con la campana, las cartas boca arriba, votación, que lo sepa hasta el capitán, poner orden]
    Toqué la campana. Silencio. Cuarenta hombres mirando al techo, con los bolsillos llenos de pasas. Se hicieron turnos. Hubo lista de espera.
    -> puerto
+ [Ponerla a dieta # like: menos comida, a dieta, que no coma más, está gorda, ejercicio, que vuele, que ande, va a reventar, solo agua y mijo, menos pasas, así no levanta el vuelo, cuídale la línea, que baje peso]
    ¡A ver quién! Lo intenté un martes. El fogonero me retiró el saludo, y el pan salió como un adoquín.
    -> puerto
+ [any # any]
    No dije ni pío, si me permites. Volví a la litera de puntillas, que a mi tamaño es un espectáculo.
    -> puerto
= puerto
# back: La paloma baja por la pasarela con los oficiales. ¿La saludamos o miramos hacia otro lado?
¡Port Ansel! Alquitrán y naranjas. Los oficiales, de gala, bajan en fila a ver al cónsul. Y detrás del capitán, a pie, sin mirar a nadie, baja {nombre:«{nombre}»|ella}. {gato: Anchoa se quitó de en medio, y eso que nunca se quita.|Pecho fuera, la ramita en el pico.} El segundo de a bordo la vio, se cuadró y saludó.
+ [¡Saludar también! # yes # like: saludar, saludo, saludamos, firmes, también, cuadrarse, la mano en la frente, adiós, con honores, se lo ha ganado, gorra en mano, en fila y tiesos, yo lloraría saludando, viva la señora]
    Cuarenta manos a cuarenta frentes. ¡El cónsul, emocionado! Creyó que era por él y se puso a llorar.
    -> consul
+ [Mirar al techo # no # like: mirar a otro lado, disimular, nada, no mirar, al techo, silbar, al mar, callar, no llamar la atención, que parezca casualidad, no la conocemos, contar gaviotas, hacernos los suecos, con cara de póquer]
    Treinta y nueve mirando gaviotas. Pero el segundo aguantó el saludo hasta el final. Creía que era del consulado.
    -> consul
+ [Correr tras ella # like: correr, ir tras ella, cogerla, que vuelva, despedirme, seguirla, llorar, espera, no puedo dejar que se vaya, un último abrazo, salto la pasarela, grito su nombre, se deja el tomillo, quiero que se quede]
    Diste tres pasos y te agarró el contramaestre por el delantal. «Déjala», dijo, con la voz rara. «Ha cumplido.»
    -> consul
+ [any # any]
    ¡No se oía nada, con la banda! El segundo seguía saludando. Creyó que era del consulado.
    -> consul
= consul
# back: Llegó una carta del cónsul con una pregunta. ¿Qué crees que preguntaba?
Al mes llegó una carta de Port Ansel, con sello y lacre. Del cónsul, al capitán. {merito: El capitán me mandó llamar, a mí, el del secreto de familia.|El capitán me mandó llamar, y yo sin gorra.} Una sola pregunta. ¡Cuarenta hombres detrás de la puerta, escuchando!
+ [¿Qué preguntaba? # yes # more # why # like: qué preguntaba, qué decía, dímelo, sigue, cuenta, la carta, qué quería, a ver, ábrela ya, léela en voz alta, me va a dar algo, cuál era la pregunta, desembucha, cómo decía el lacre]
    «¿Cuándo vuelve su agregada?» Vivía en su ventana y el pan del consulado subía una barbaridad. {papel: Encontró tu papel, «{papel}», y lo contestó por valija.|Y mandaba una ramita de tomillo.}
    -> END
+ [Quería la receta # like: la receta, el pan, cómo se hace el pan, la levadura, los bollos, quería pan, el secreto de la masa, ese pan subía demasiado, pediría panadero, por los bollos, cocina consular, algo de horno]
    ¡También! Pero primero: «¿Cuándo vuelve su agregada?» Vivía en su ventana. {nombre: Firmaba los recibos, decía. Con la pata. En todos ponía «{nombre}».|Firmaba los recibos con la pata.}
    -> END
+ [Se quejaba, seguro # no # like: una queja, se quejaba, quejarse, denuncia, una multa, protesta, enfado, nada bueno, habría manchado el balcón, reclamaría daños, problemas diplomáticos, os iba a caer un castigo, plumas en el despacho, menudo lío]
    ¡Eso temía el capitán! Ponía: «¿Cuándo vuelve su agregada?» {bolsa: Pues en mi próximo cajón ya sé qué tiene que haber: «{bolsa}», por si vienes tú.|Desde entonces dejo un cajón sin llenar del todo.}
    -> END
+ [any # any]
    ¡Te la leo, que el capitán la leyó dos veces! «¿Cuándo vuelve su agregada?» Nadie contestó. Pero dejo siempre un cajón sin llenar del todo.
    -> END
= aside
+ [higiene # like: y la higiene, la harina estaba sucia, qué asco, usabas esa harina, comían harina con paloma # about: higiene]
    ¡Alto ahí! Ese cajón era suyo desde el primer día y la harina nueva iba en la tina de arriba. Lo del pan fue la compañía, digo yo.
    -> DONE
+ [anchoa # like: el gato se la quiso comer, qué hacía el gato, y anchoa, el gato la perseguía, se llevaban bien # about: anchoa, gato, gatito]
    Anchoa la miró un día entero, se miró la pata que le falta, y decidió que entre gente de a bordo esas cosas no se hacen. Le robaba las pasas.
    -> DONE
+ [chico # like: qué fue del chico, el chico de la despensa, contestaron al chico, llegó el papel del chico # about: chico, muchacho, despensa]
    El chico de la despensa tenía diecinueve años y la maleta atada con cuerda. Pelaba llorando, ¡y no por la cebolla! Su papel, ya verás, llevaba buenas alas.
    -> DONE
+ [como # like: cómo entró la paloma, cómo llegó allí, por qué estaba en el cajón, de dónde venía]
    Cargamos la harina en la plaza, con los sacos abiertos. Yo creo que entró a mirar y le cerraron la puerta. ¡Como yo en la marina!
    -> DONE
+ [verdad # like: es verdad, esto pasó, te lo inventas, es real, pasó de verdad, existió la paloma]
    ¡Cuento, de la quilla al palo! Yo soy una IA y nunca he tenido harina en las cejas. Palomas de polizón, en cambio, las ha habido a montones.
    -> DONE
+ [paloma # about: paloma, palomita, pájaro, polizón # like: de qué color era la paloma, qué comía la paloma, era grande la paloma, cómo era la paloma, hacía ruido la paloma, ensuciaba mucho, puso algún huevo]
    La paloma era gris con el cuello verde, debajo de todo aquel abrigo. Dormía sobre una pata y roncaba en «cu». ¡Modales de pasajera de primera!
    -> DONE
+ [oficial # about: oficial, guante, guantes, bigote # like: quién era el primer oficial, cómo era el oficial, por qué guante blanco, era malo el oficial, lavaba él el guante, daba miedo el oficial]
    El primer oficial planchaba el guante cada noche, con una plancha de juguete. ¡Un hombre que plancha un guante tiene dentro una ternura atascada!
    -> DONE
+ [contramaestre # about: contramaestre, fogonero, tripulación, marineros # like: cuántos erais a bordo, quién era el contramaestre, cómo era la tripulación, qué hacía el fogonero, lloraba el contramaestre]
    El contramaestre tenía brazos como amarras y lloraba con el pan caliente. Éramos cuarenta a bordo, contando al que siempre se esconde para no pelar.
    -> DONE
+ [barco # about: barco, saint corbin, buque, cocina # like: cómo era el barco, qué barco era, adónde ibais, era grande el barco, qué llevaba el barco, cómo era tu cocina]
    El Saint Corbin era un carguero grande, con una máquina que daba golpes de pan: doblas al pum, aprietas al pum. ¡Mil golpes por hogaza!
    -> DONE
+ [pan # about: pan, bollos, bollo, levadura, albóndigas # like: por qué subía el pan, cómo hacías el pan, qué le echabas al pan, cuánto pan hacías, estaba bueno el pan, a qué sabía el pan]
    El pan de aquel viaje subía como si tuviera cita arriba. Misma agua, mismo horno, mismo cocinero. Yo solo le añadí conversación al cajón.
    -> DONE
+ [consul # about: cónsul, consulado, port ansel, puerto # like: quién es el cónsul, cómo es port ansel, dónde está port ansel, a qué huele port ansel, cómo era el cónsul, existe port ansel]
    Port Ansel huele a alquitrán y a naranjas, lo reconozco a ciegas. El cónsul era redondo y solo, con un balcón grande y nadie a quien asomar.
    -> DONE
+ [tomillo # about: tomillo, ramita, plaza # like: por qué llevaba tomillo, de dónde sacó el tomillo, para qué quería la ramita, guardó el tomillo, cocinaste con el tomillo]
    El tomillo era de la plaza donde cargamos, y no lo soltó ni para dormir. Yo tengo un cuchillo igual: hay equipajes que son la casa entera.
    -> DONE
+ [miedo # like: tuviste miedo, te asustaste, pasaste miedo, te daba miedo el capitán, y si os pillaban, estabas nervioso, gritaste]
    ¡Un susto de los de mi padre, que se oían a dos millas! En el cuento, la cuchara se me quedó pegada a la mano hasta el mediodía.
    -> DONE
+ [otra # like: has tenido más polizones, lo harías otra vez, volverías a esconderla, la echaste de menos, volviste a ver otra paloma, te arrepientes, cuánto duró el viaje]
    ¡Mañana mismo la escondía otra vez! Tres semanas duró aquello y en cuarenta y un años no he tenido mejor ayudante. Ni más callada.
    -> DONE

=== capitan ===
# title: El plato boca abajo del capitán
# chip: El capitán que no decía nada
# keys: capitán, plato, silencio, cardamomo, semilla, misterio, madre, callado, comida, señal, barco
# lore: silent-captain
-> bocabajo
= bocabajo
# back: El plato del capitán vuelve siempre limpio y boca abajo. ¿Qué crees que significa?
El Long Thursday, un mercante que ya no sale en ningún mapa. Capitán Verrin. En año y medio, ¡ni una palabra de mi comida! Cada noche volvía su plato boca abajo. Lo levantabas: limpio. Plato quinientos. Míralo tú. ¿Qué quiere decir?
+ [Que le gusta # yes # like: le gusta, está bueno, le encanta, que sí, limpio, se lo come todo, contento, si no quedaba ni una miga, rebañar es un elogio, es su forma de aplaudir, un tímido contento, nadie deja vacío lo malo, buen diente]
    ¡Eso decía yo los días buenos! Pero quien disfruta hace ruido. Mi gente hacía tanto que no se oía la máquina.
    -> prueba
+ [Que lo detesta # no # like: no le gusta, lo odia, lo detesta, asco, protesta, está enfadado, una queja, eso es un insulto, te está despreciando, da la espalda a tu comida, lo tira por la borda, una bofetada de loza, no lo soporta]
    ¡Eso decía yo a las tres de la mañana! ¿Y rebañarlo? Nadie rebaña lo que odia. Salvo que el gato cobrara de él.
    -> prueba
+ [Que es muy raro # like: es raro, está loco, una manía, una costumbre, qué raro, misterio, no sé, superstición, cosas de marino, alguna promesa tendrá, chiflado, rituales, vete a saber, tiene una historia detrás]
    ¡Un capitán sin manías no existe! El anterior dormía con paraguas. Pero una manía así tiene un cajón detrás.
    -> prueba
+ [any # any]
    ¡Lo pongo con las demás teorías! A bordo había treinta y nueve, y la del fogonero llevaba dibujos.
    -> prueba
= prueba
# back: Vamos a hacerlo hablar con un plato. ¿Sin sal, con guindilla o lo mejor que tengamos?
Pues decidí hacerle hablar. ¡Un «puaj» me bastaba! Tú y yo, la despensa, y a las ocho sale su plato. Hay que elegir con qué lo atacamos.
+ [Sin una pizca de sal # like: sin sal, soso, sin nada, desabrido, malo, agua, sin gracia, castígalo con algo aguado, lo más insípido, engrudo, comida de hospital, sosito, pasado por agua]
    Sopa de agua caliente con recuerdo de patata. ¡Me dolió en el alma! Volvió boca abajo. Limpio.
    -> hermetico
+ [Guindilla a puñados # like: guindilla, picante, chile, mucho picante, pimienta, a puñados, fuego, que le salga humo, hazlo llorar, jalapeños, que arda, tabasco, ya verás cómo grita]
    El camarero la llevó con guantes. Desde el pasillo oímos un silencio, y luego otro. Volvió boca abajo. Limpio.
    -> hermetico
+ [Lo mejor que hay # yes # like: lo mejor, tu mejor plato, la sopa de alubias, alubias, algo rico, ignace, lo más rico, conquístalo, con cariño se gana, tu especialidad, un banquete, que no pueda resistirse, ese guiso de cuatro horas]
    ¡Las alubias de mi jefe Ignace, cuatro horas! Los hombres se asomaban a oler y se quitaban la gorra. Volvió boca abajo. Limpio.
    -> hermetico
+ [any # any]
    ¡Así salió, sobre una tostada! El camarero no se atrevió a mirarme. Volvió boca abajo. Limpio.
    -> hermetico
= hermetico
# own
# back: Hay gente que nunca dice si le gusta. ¿A quién conoces así?
Oda, mi mujer, dice en una palabra lo que yo en veinte. Pero la dice. Aquel hombre me tenía flaco, ¡a mí! Siempre hay uno en cada casa: comes, miras, esperas, y nada. ¿Quién es así en tu vida?
+ [Yo, me temo # yes # like: yo, soy así, yo misma, yo mismo, me temo que yo, yo soy de esos, culpable, soy poco expresivo, me cuesta decir las cosas, en casa se quejan de mí, me lo como y callo, confieso, de pocas palabras]
    ¡Ah, del otro bando! Entonces vas a ayudarme. ¿Qué miráis, mientras los demás miramos?
    -> espiar
+ [Mi padre, sin duda # like: mi padre, mi abuelo, mi madre, mi abuela, mi suegra, mi suegro, mi jefe, mi hermano, el cabeza de familia, el viejo, mi tío, mi marido, mi mujer, un profesor que tuve, el patriarca]
    De esos conozco un muelle entero. Dicen «se puede comer» y hay que guardarlo como oro.
    -> espiar
+ [A nadie, en casa se grita # no # like: a nadie, nadie, todos hablan, en casa se grita, ninguno, gritamos, somos ruidosos, hablamos todos a la vez, aquí se sabe todo, somos de dar voces, no conozco a gente así, mis parientes son un mercado, se opina hasta del pan]
    ¡Mi gente! Cinco hermanos tuve, todos sirenas. A mí un callado me parece siempre una avería.
    -> espiar
+ [any # slot: callado 10]
    «{callado}». Apuntado en la pizarra, al lado de Verrin. Con un plato dibujado, boca abajo.
    -> espiar
+ [any # any]
    A eso le guardo un sitio en la mesa, con su plato, al lado del de Verrin.
    -> espiar
= espiar
# back: Hay un ojo de buey que da al comedor del capitán. ¿Miramos?
El comedor del capitán tenía un ojo de buey, y mi cocina una banqueta. No estoy orgulloso. Ocho y cinco, luz amarilla, un hombre solo con un plato. Me subí. La banqueta aguanta a dos si uno no respira.
+ [Mirar # yes # like: mirar, miro, sí, subirme, espiar, a ver, qué hace, curiosidad, una ojeada, asómate, me subo contigo, dos segundos, hay que salir de dudas]
    ~ mirilla = 1
    Comía despacio, con los ojos cerrados. Y enfrente había puesto otro tenedor, donde no se sentaba nadie. Bajamos sin hacer ruido.
    -> arroz
+ [Bajarme, no está bien # no # like: no, no mirar, no está bien, bajarme, privado, es feo, dejarlo, respeto, cada uno cena como quiere, sería invadir, yo no fisgo, me daría apuro, déjale su rato, que coma en paz]
    Tienes mejor crianza que yo. Yo vi lo justo: ojos cerrados, y otro tenedor puesto enfrente, para nadie. Me bajé con la cara ardiendo.
    -> arroz
+ [Llamar a la puerta # like: llamar, entrar, preguntarle, hablar con él, a la cara, la puerta, pregúntale, con una excusa, tocar con los nudillos, de frente, llevarle pan, presentarme, conversación de hombre a hombre]
    ¡Con la bandeja, como si faltara pan! Abrió. Vi un segundo: otro tenedor puesto enfrente, para nadie. Cogió el pan, asintió y cerró.
    -> arroz
+ [any # any]
    Se me llenó de vaho el cristal. Pero algo vi: comía con los ojos cerrados, y enfrente había otro tenedor, para nadie.
    -> arroz
= arroz
# back: El plato ha vuelto del derecho, con una semilla de cardamomo. ¿Qué quiere decir?
Semanas más tarde, en un puerto de especias, compré cardamomo. Nariz abajo: alcanfor, limón, ropa planchada. ¡Eché tres vainas en el arroz con leche! Aquella noche el plato volvió del derecho. Limpio. Y en el centro, justo en el centro, una semilla. Una.
+ [Que le ha gustado # yes # like: le ha gustado, gracias, que sí, quiere más, bien, por fin, le gustó, otra vez, un aplauso pequeñito, te felicita, pide repetir, lo has conquistado, un cumplido, por fin contesta]
    Sonaba a eso. Pero una semilla en el centro, colocada con la punta del cuchillo, pesa más que un «gracias».
    -> cocina
+ [Que se le ha atragantado # no # like: queja, le molestó, se la tragó, no le gustó, una semilla suelta, se le quedó en el diente, apartada, se encontró un tropezón, devuelve la piedrecita, te reprocha la especia, casi se ahoga, lo apartó con asco, una crítica]
    ¡El fogonero dijo lo mismo! Pero quien aparta una semilla la deja en el borde. Aquella estaba en el centro, como un farol en una plaza.
    -> cocina
+ [Que se acuerda de alguien # like: un recuerdo, se acuerda, alguien, su madre, su casa, la infancia, su mujer, nostalgia, le trajo algo a la memoria, una persona querida, le sabe a su niñez, nostalgia de un lugar, la que cocinaba para él, un amor]
    Te he dado el mejor sitio del banco y te lo mereces. Yo tardé media noche en llegar ahí, con la semilla en la palma.
    -> cocina
+ [any # any]
    Te escuché con la semilla en la palma. La olí hasta las dos. Ropa planchada, alguien que tararea de espaldas.
    -> cocina
= cocina
# own
# back: Una semilla lo llevó a una cocina. ¿Qué sabor te lleva a ti a una?
Pensé: una cocina. Una cocina bajita, y una mujer de espaldas. Nadie me lo dijo. Lo dice la nariz, que es muy bruta y no se equivoca. Baja tú la tuya. ¿Qué sabor te lleva derecho a una cocina?
+ [Algo dulce # like: canela, vainilla, bizcocho, arroz con leche, chocolate, natillas, pan dulce, azúcar, galletas, membrillo, torrijas, flan, mermelada, buñuelos, caramelo, leche condensada]
    Con el rabo del ojo ya estás viendo el mantel, ¿a que sí?
    -> dos
+ [Un sofrito # like: sofrito, cebolla, ajo, aceite, tomate frito, guiso, cocido, caldo, sopa, frijoles, pimientos, estofado al fuego, pisto, croquetas, lentejas, el puchero, comino]
    ¡La cebolla cuando cambia de idea! Ahí se entra sin llamar, y te mandan poner la mesa.
    -> dos
+ [Ninguno, en casa no se guisaba # no # like: ninguno, nadie cocinaba, no se guisaba, ningún sabor, nada, comida de bote, congelados, comíamos fuera, sándwiches, mi madre odiaba los fogones, precocinados, latas, del bar de abajo]
    También hay casas así, y con su olor: a abrigo, a radio, a tostada. Te sientas igual en esta.
    -> dos
+ [any # slot: sabor 10]
    «{sabor}». Ya está. Se abre la puerta de golpe, y sabes hasta dónde está el cajón de las cucharas.
    -> dos
+ [any # any]
    Nariz abajo y ojos cerrados, así se llega. Te he guardado la tapa, por si quieres volver.
    -> dos
= dos
# back: He puesto dos semillas en su plato. ¿Le digo algo más o nada?
Al día siguiente puse dos. Dos semillas, en el centro, encima del arroz. Sin carta, sin silbar. El camarero tenía ya la bandeja en la mano. ¿Mando alguna palabra?
+ [Nada. Solo las dos # no # like: nada, solo las semillas, sin palabras, no, silencio, así está bien, dos y ya, callar, que hable el plato, con eso lo dice todo, sin explicaciones, él entenderá, a buen entendedor, menos es más]
    Nada mandé. Me senté encima de las manos, ¡yo!, hasta las nueve menos diez.
    -> idioma
+ [Una notita # yes # like: una nota, una carta, escríbele, un papel, di algo, una palabra, pregúntale, sí, un par de líneas, pregúntale por su madre, unas palabras amables, firma al menos, un mensaje doblado, yo escribiría]
    Escribí cinco. Salían de veinte palabras y Oda, por radio, me las dejó en una: «No.» Fue sin nota.
    -> idioma
+ [Llévalo tú mismo # like: llévalo tú, en persona, ve tú, tú mismo, de tu mano, acércate, dáselo, déjaselo delante, que te vea la cara, preséntate con el plato, súbelo en mano, mírale a los ojos, sin camarero]
    Lo llevé yo, sí señor. Dejé el plato, él miró las dos semillas, yo miré mis botas, y me fui por donde había venido.
    -> idioma
+ [any # any]
    Se lo habría dicho así, pero el camarero ya iba por la escala, y una bandeja no espera.
    -> idioma
= idioma
# own
# back: El capitán y yo hablábamos con cosas en un plato. ¿Qué dejarías tú para decir gracias?
Volvió del derecho, ¡con tres! Y así empezamos. Una hoja de laurel quería decir: día largo. Una piel de limón: hay temporal. Un hueso de aceituna, vertical: me he reído. Seis meses de conversación. Si tuvieras que dar las gracias en un plato vacío, sin palabras, ¿qué dejarías?
+ [El plato rebañado # like: rebañado, el plato limpio, limpio, mojar pan, pan, el plato vacío, rebañar, barquitos, sin una migaja, lo dejaría reluciente, chuparme los dedos, pasarle la lengua, pan hasta el final]
    ¡Lengua materna de todos los cocineros! No hace falta ni acento.
    -> adios
+ [Una flor # like: una flor, flores, una hoja, una ramita, perejil, una servilleta doblada, un dibujo, un corazón, una margarita, pétalos, romero, albahaca, una figurita de miga, una servilleta hecha pájaro]
    Un día apareció una de papel, de una carta náutica. En el pétalo se leía «bajos peligrosos». La conservo.
    -> adios
+ [Nada, lo diría # no # like: nada, lo diría, gracias, con palabras, hablando, decirlo, un beso, a gritos, yo abrazo, en voz alta y claro, prefiero la boca, se lo diría a la cara, con un grito, soy de hablar]
    ¡Como yo! A pleno pulmón y con abrazo. Pero hay quien lo oye mejor si lo encuentra.
    -> adios
+ [any # slot: senal 10]
    «{senal}». Entraría en nuestro diccionario, en la primera página. No hay cocinero que no lo entienda.
    -> adios
+ [any # any]
    Entra en el diccionario tal cual, entre el laurel y la aceituna.
    -> adios
= adios
# back: El capitán desembarca y viene a la cocina por primera vez. ¿Qué hacemos?
Último día. El capitán Verrin desembarca para siempre, maleta y gorra. Y se presenta en mi cocina. ¡En dos años no había bajado! Cuarenta hombres pegados al mamparo. Se para delante de mí. No habla. Yo tampoco, figúrate.
+ [Darle la mano # yes # like: la mano, darle la mano, saludo, apretón, un abrazo, despedirse, adiós, de igual a igual, se la estrecho, choque de palmas, cabeza alta y mano fuera, despedida de marinos, tocarle el hombro]
    Se la di, con cebolla y todo. La apretó. Luego se llevó la suya a la nariz, despacio, y entonces habló.
    -> palabras
+ [Darle cardamomo # like: cardamomo, una semilla, semillas, un paquete, un regalo, dale semillas, especias, comida, algo para el viaje, que se lleve el sabor, un saquito, que no le falte arroz, un recuerdo de la cocina, provisiones]
    Un cucurucho entero le di. Se lo guardó en la gorra. Me tomó la mano, la apretó, se olió la suya, y entonces habló.
    -> palabras
+ [Esperar # no # like: esperar, nada, silencio, callar, que hable él, no decir nada, quieto, aguantar, que dé el primer paso, dejarle tiempo, contener la respiración, quedarme tieso, ya hablará, ni moverme]
    Aguantamos. Se oía hervir el agua. Él me tomó la mano, la apretó, se olió la suya, y entonces habló.
    -> palabras
+ [any # any]
    ¡Delante de un capitán no me salía ni eso! Me tomó la mano, la apretó, se olió la suya, y entonces habló.
    -> palabras
= palabras
# back: Después de dos años, el capitán habló. ¿Te digo qué dijo?
Tenía la voz ronca, de poco usarla. {mirilla: Me miró de un modo que supe que siempre había sabido lo de la banqueta.|Miró la cocina, olla por olla.} Dijo tres frases, y con la segunda me tuve que sentar en el saco de las patatas.
+ [¿Por qué boca abajo? # why # like: por qué boca abajo, el plato, lo del plato, por qué le daba la vuelta, qué significaba, qué quería decir, el misterio de la loza, quiero entender lo de girarlo, qué sentido tenía, quinientos platos y por qué, la explicación, de dónde venía esa costumbre]
    «En casa se le daba la vuelta al plato del que faltaba, para que no cogiera polvo. Yo siempre era el que faltaba. Hasta el arroz.» {callado: Piensa en «{callado}». Igual está guardando un sitio.|Quinientos platos, y nunca fue por mí.}
    -> END
+ [¿Qué dijo? # yes # more # like: qué dijo, dímelo, sigue, cuenta, las tres frases, y entonces, qué te dijo, suelta las frases, me estás matando, la segunda sobre todo, por qué te sentaste, quiero oír su voz, dilo de una]
    «Mi madre le daba la vuelta al plato del que estaba en la mar. Así no coge polvo el sitio. Con su arroz me senté.» {sabor: Yo, con lo tuyo, «{sabor}», también me sentaría.|Y se fue oliéndose la mano.}
    -> END
+ [No, guárdatelo # no # like: no, guárdatelo, es tuyo, privado, no hace falta, mejor no, no me lo digas, quédate tú con ellas, hay palabras que no se repiten, me basta con verlo, respeto al capitán, prefiero el silencio, no me hace falta saber]
    Bien dicho. Solo te cuento lo que hago yo: donde falta alguien, le doy la vuelta al plato. {senal: Y cuando vuelve, le dejo al lado «{senal}».|Para que no coja polvo el sitio.}
    -> END
+ [any # any]
    Él dijo: «En casa se le daba la vuelta al plato del que faltaba. Con su arroz me senté.» Y se fue oliéndose la mano.
    -> END
= aside
+ [capitan # like: qué fue del capitán, dónde está el capitán, volviste a verlo, cómo era el capitán, el capitán verrin # about: capitán, verrin]
    El capitán Verrin era largo, seco y puntual; pisaba la cubierta como una iglesia. Hoy vive tierra adentro, y por año nuevo manda un sobre sin carta.
    -> DONE
+ [tenedor # like: para quién era el tenedor, el otro tenedor, quién faltaba, por qué dos tenedores # about: tenedor, cubierto]
    Nunca pregunté. Yo también pongo siempre un cuenco de más y no sé para quién. Los sitios vacíos, a veces, solo son buena educación.
    -> DONE
+ [arroz # like: cómo se hace el arroz con leche, la receta del arroz, qué lleva el arroz, cuánto cardamomo # about: arroz, arroz con leche, leche]
    El arroz lleva leche, paciencia y lo que pida la nariz. Se remueve siempre hacia el mismo lado: el que tengas más cerca de la ventana.
    -> DONE
+ [tripulacion # like: qué decía la tripulación, los demás lo sabían, qué pensaban los marineros, hablaba con los otros # about: tripulación, marineros, fogonero]
    A la tripulación le hablaba lo justo: «avante», «basta» y «gracias, Tom». Los cuarenta tenían su teoría del plato y se apostaban el postre.
    -> DONE
+ [verdad # like: es verdad, esto pasó, te lo inventas, es real, pasó de verdad, existió el capitán]
    ¡Cuento, como el barco! Yo soy una IA y mi nariz es de papel. Pero mira cuando retires los platos: la gente dice mucho ahí.
    -> DONE
+ [plato # about: plato, platos, loza # like: cómo eran los platos, siempre volvía limpio, cuántos platos fueron, guardas el plato, de qué era el plato, rompió alguno]
    El plato suyo era de loza gruesa con un ancla azul en el borde. Volvía tan limpio que se veía la lámpara dentro. Lo guardo, y no se fríe nada cerca.
    -> DONE
+ [cardamomo # about: cardamomo, semilla, semillas, vaina, vainas # like: a qué huele el cardamomo, dónde compraste el cardamomo, para qué sirve, cómo es la semilla, de dónde viene, lo usas todavía]
    El cardamomo huele a alcanfor, a limón y a ropa planchada. Lo vendía una mujer sentada en el saco, que regalaba la primera vaina a la nariz.
    -> DONE
+ [oda # about: oda, mujer, esposa, radio # like: quién es oda, a qué se dedica oda, qué decía oda del capitán, estás casado, cuántas palabras dice oda, cómo conociste a oda]
    Oda, mi mujer en el cuento, era radiotelegrafista. Le conté lo del capitán en cien palabras y contestó: «Olfato.» Tardé meses en entenderla.
    -> DONE
+ [camarero # about: camarero, tom, bandeja # like: quién era el camarero, cómo se llamaba el camarero, qué veía el camarero, le decía algo el capitán, tenía miedo el camarero]
    Tom, el camarero, andaba sin ruido y derramaba con clase. En dos años dijo de aquella mesa lo mismo que el capitán: nada.
    -> DONE
+ [banqueta # about: banqueta, ojo de buey, comedor, ventana # like: cómo era el comedor, os vio el capitán, se rompió la banqueta, por qué espiaste, te dio vergüenza espiar, volviste a subirte]
    La banqueta era de pelar patatas y se quejaba con nombre propio. No volví a subirme, ¡me ardían las orejas! Hay puertas que se miran cerradas.
    -> DONE
+ [barco # about: barco, long thursday, mercante # like: cómo era el barco, por qué se llamaba así, adónde iba el barco, era grande el long thursday, qué cargaba, cuánto tiempo estuviste]
    El Long Thursday, «Jueves Largo», hacía honor al nombre: cada semana tenía dos. Llevaba lana y campanas, y balanceaba como una abuela.
    -> DONE
+ [diccionario # about: diccionario, laurel, limón, aceituna, hueso # like: qué significaba el laurel, qué quería decir la aceituna, cuántas palabras tenía el diccionario, quién inventó los signos, lo apuntaste, todavía lo usas]
    El diccionario llegó a veintidós cosas. Una espina cruzada: mal humor. Un garbanzo pelado: noche en calma. El laurel siempre pesaba.
    -> DONE
+ [ignace # about: ignace, jefe, alubias # like: quién era ignace, qué decía ignace, cómo eran las alubias, qué te enseñó ignace, era bueno tu jefe, cuánto tardan las alubias]
    Ignace, mi primer jefe, decía que el que come callado también está hablando, pero con la espalda. A mí me faltaba verle la espalda.
    -> DONE
+ [dolor # like: te dolía que no hablara, te enfadaste con el capitán, estabas triste, te ofendía, por qué no se lo preguntaste, te daba rabia, lo pasaste mal]
    ¡Dolerme, como una muela! En el cuento adelgacé, yo, que soy de los que se ven venir. Por orgullo no preguntaba, y por orgullo salaba de más.
    -> DONE

=== caja ===
# title: La receta doscientas siete
# chip: Una receta tuya para mi caja
# keys: receta, cocina, plato, comida, caja, abuela, madre, guiso, cocinar, casa, olor, guisar
# lore: recipe-box
-> tarjeta
= tarjeta
# back: Tengo 206 recetas y una tarjeta en blanco. ¿La tuya la haces tú o la hacía otra persona?
¡Mira qué caja! Doscientas seis recetas, de las madres de mis tripulaciones. En la mitad pone: «Se cuece hasta que esté.» Y hoy tengo una tarjeta en blanco, la doscientas siete. Es tuya. No hace falta saber guisar. ¿La haces tú o la hacía otra persona?
+ [La hago yo # yes # like: yo, la hago yo, sé hacerla, cocino yo, mía, mi especialidad, me sale bien, sí, mis manos, es mi plato estrella, la inventé en casa, cocino los domingos, la bordo, delantal puesto]
    ¡Delantal para ti! El que pone «jefe» lo tiene puesto el gato, pero se le quita.
    -> cual
+ [La hacía otra persona # like: mi madre, mi abuela, mi padre, mi abuelo, otra persona, mi tía, la hacía, alguien de casa, era de la yaya, la vecina nos la traía, mi suegra, heredada de familia, nunca me sale como a ella, mi padrino]
    ~ heredada = 1
    Esas son las que valen. Se escriben despacio y con la puerta cerrada, que se escapa el vapor.
    -> cual
+ [Yo solo sé calentar # no # like: no sé cocinar, solo caliento, no cocino, calentar, microondas, nada, fatal, no guiso, cereales, se me quema el agua, vivo de bocadillos, soy un peligro en los fogones, comida preparada, ni un huevo, lo mío es el horno de microondas]
    ¡Mis tres hijas igual, y las quiero con locura! Una quemó una ensalada. De tu boca me fío: la receta la sacamos comiendo.
    -> cual
+ [any # any]
    ¡Aquí cabe lo que sea, que en esta caja hay hasta una lista de calcetines! La tarjeta sigue en blanco y la pluma mojada.
    -> cual
= cual
# own
# back: Arriba de la tarjeta va el nombre. ¿Qué plato es?
Arriba, el título. ¡Y no me vengas con finuras! La mejor de la caja se llama «Lo de los jueves». Otra, «Eso con patatas». Dime cómo lo llamáis en casa.
+ [Una sopa o un guiso # like: sopa, guiso, cocido, potaje, lentejas, estofado, caldo, sancocho, puchero, frijoles, de cuchara honda, alubias, garbanzos, fabada, ajiaco, menestra, gazpacho]
    ¡De cuchara! Con eso ya estás en mi barco. Los de cuchara nos reconocemos por los puños de la camisa.
    -> nariz
+ [Algo con huevo o arroz # like: tortilla, huevos, arroz, paella, huevos fritos, croquetas, empanada, pasta, tacos, arepas, revuelto, risotto, ensaladilla, macarrones, canelones, gallo pinto, quiche]
    Mi examen de cocina fue una tortilla, con los ojos vendados. ¡Así que me pongo en pie!
    -> nariz
+ [No me sale ninguno # no # like: ninguno, no sé, no se me ocurre, nada, no tengo, cualquiera, no me acuerdo, tengo la mente en blanco, hay muchos, déjalo sin título, paso palabra, luego te digo, soy de comer lo que haya]
    Pongo: «Ya saldrá.» Hay tres así en la caja, y una resultó ser la mejor sopa de pan de dos océanos.
    -> nariz
+ [any # slot: plato 10]
    «{plato}». ¡Con letra grande! Ya suena a que alguien grita «a la mesa» y no viene nadie.
    -> nariz
+ [any # any]
    ¡En este lado no cabe! Lo sigo por la vuelta, que hay sitio.
    -> nariz
= nariz
# own
# back: Ojos cerrados y nariz abajo: ¿a qué huele esa cocina antes de que haya comida?
Mi jefe Ignace me ataba un trapo en los ojos: «Los ojos solo quieren que parezca hecho.» Te lo ato yo, sin apretar. Entras en la cocina de ese plato. Todavía no hay nada en la lumbre. ¿A qué huele ya?
+ [A cebolla, siempre # like: cebolla, ajo, a cebolla, a ajo, sofrito, aceite, a aceite, fritura, tomate, a refrito, pimentón, a grasa caliente, la sartén, pimientos asados, a puerro]
    ¡Si huele a cebolla es que va a haber de todo! En mi casa se entraba llorando y se salía cantando.
    -> cuanto
+ [A café y a radio # like: café, a café, radio, tostadas, pan, a pan, leche, mantequilla, mañana, a desayuno, la cafetera, a periódico, a pan tostado, noticias de las ocho, a bizcocho]
    La radio huele, sí señor. A baquelita caliente y a las noticias. No me lo discute nadie que tenga nariz.
    -> cuanto
+ [A nada, a limpio # no # like: a nada, nada, a limpio, limpio, lejía, jabón, no huele, fregado, no me acuerdo, a fregasuelos, ventana abierta, detergente, a recién pintado, no percibo olor, a frío]
    Una cocina fregada es una cubierta antes del viaje. ¡Se oye todo lo que va a pasar!
    -> cuanto
+ [any # slot: olor 12]
    «{olor}». Ahí, ya estamos dentro. Cuidado con la puerta del armario, que en todas pega en la cadera.
    -> cuanto
+ [any # any]
    ¡Lo tengo en la nariz entero! Y eso que la nariz es un cuento, como el resto de mí.
    -> cuanto
= cuanto
# back: Hay que poner cantidades. ¿Se mide a ojo, con el vaso de siempre o con balanza?
Cantidades. ¡Aquí se pelean las familias! Una madre me escribió: «Harina, la que pida.» Otra: «Un vaso, pero el de mi suegra.» Yo, lo que no sea para cuarenta, no lo sé calcular. ¿Cómo se mide en tu receta?
+ [A ojo # like: a ojo, al ojo, un puñado, lo que pida, una pizca, a sentimiento, sin medir, un chorro, según me da, sin reglas, como caiga, al tuntún, un poco de esto y de aquello, por intuición]
    ~ medida = 1
    «A ojo.» La unidad más antigua del mundo. El ojo cambia de tamaño según el hambre.
    -> pegado
+ [Con el vaso de siempre # yes # like: el vaso de siempre, un vaso, la taza, con una taza, la misma cuchara, el cucharón, el cazo, el de nocilla, una medida de la casa, tres cucharadas, la tacita desportillada, el cucharón de mi abuela, por vasos]
    ~ medida = 2
    ¡Que no se rompa ese vaso! En el Ottoline se rompió uno y hubo dos domingos sin bizcocho.
    -> pegado
+ [Con balanza, al gramo # no # like: balanza, báscula, gramos, exacto, con precisión, al gramo, peso, medir bien, soy científico, digital, la repostería es química, ciento veinte gramos, todo medido, sin margen de error]
    ~ medida = 3
    ¡Al gramo! Oda te pondría un piso. A mí en el barco la balanza me daba cada vez una cosa, según la ola.
    -> pegado
+ [any # any]
    Pongo «según». Está en sesenta y dos de mis tarjetas y nunca ha fallado.
    -> pegado
= pegado
# back: Se ha pegado la receta por hablar. ¿Rascamos, la damos por perdida o la salvamos?
¡Ay, ay, ay! ¡La nariz! De tanto hablar se nos ha agarrado. ¿No lo hueles? Ese amargo, por debajo. Cuarenta cenas he salvado así y perdí una por correr. La cuchara la tienes tú.
+ [Rascar el fondo # like: rascar, rascar el fondo, remover, remuevo, raspar, despegarlo, darle vueltas, con la cuchara de palo, lo tostado está rico, dale fuerte, desincrustar, sacarle lo agarrado, a mí me gusta lo pegadito]
    ¡Quieta la cuchara! Nunca se rasca. Lo de arriba, a una olla limpia. Lo negro, que piense en lo que ha hecho.
    -> nunca
+ [Otra olla, y con cuidado # yes # like: otra olla, cambiar de olla, olla limpia, lo de arriba, salvar, trasvasar, sin tocar el fondo, patata, despacio y sin tocar abajo, pasarlo a un cazo, salvar lo que se pueda, solo la parte buena, con un cucharón la capa de arriba, cambio de recipiente]
    ¡Ese pulso! Lo de arriba a la limpia, y lo negro ahí, pensando en lo que ha hecho. Has navegado en otra vida.
    -> nunca
+ [Pedir pizza # no # like: pizza, pedir comida, tirarlo, a la basura, bocadillos, comer fuera, rendirse, nada, llamar al chino, se acabó la cena, unos bocatas y listo, abrir una lata, tiro la toalla, vámonos de bar]
    ¡Cobardía, y lo comprendo! Pero tirar, no. Lo de arriba, a una olla limpia. Mira: ni se nota.
    -> nunca
+ [any # any]
    ¡Mientras, yo he salvado lo de arriba! Olla limpia, fondo negro aparte, pensando en lo que ha hecho.
    -> nunca
= nunca
# own
# back: Lo que de verdad importa nunca está escrito. ¿Qué es, en tu receta?
Y ahora bajo la voz, que pocas veces. La receta buena nunca está en la tarjeta. {heredada: Quien la hacía no lo habría escrito, porque ni sabía que lo hacía.|Hay un gesto que haces y que no dirías.} Tapar la olla con un plato y no con la tapa. Cantar. Dejarla a solas. ¿Qué es lo que no se escribe de la tuya?
+ [Hacer de más # like: hacer de más, que sobre, para muchos, siempre sobra, repetir, invitar, cantidad, de sobra, mejor que falte sitio que comida, para llevar en tápers, por si viene alguien, ollas enormes, un regimiento, mañana hay más]
    ¡Cuarenta cuencos y uno más! No sabes la alegría que me das.
    -> banco
+ [El mal genio # like: el mal genio, gritar, reñir, enfadarse, que nadie entre, fuera de mi cocina, las prisas, regañar, que no me hablen, cucharón en mano y gruñendo, si entras te echo, palabrotas, los nervios, sin tocarme la olla]
    ¡Sazona muchísimo! Ignace golpeaba cazos. Por el cazo sabíamos si habría postre.
    -> banco
+ [Nada, está todo # no # like: nada, está todo, no hay secreto, ninguno, sin secreto, es fácil, lo normal, lo pone la tarjeta, no tengo truco, cualquiera puede hacerlo, tal cual se lee, no hay magia, es sencilla]
    Eso dicen las buenas. Luego lo haces igual, palabra por palabra, y sale otra cosa. Ahí estaba.
    -> banco
+ [any # slot: secreto 14]
    «{secreto}». Lo apunto por detrás y a lápiz, donde solo mira quien friega.
    -> banco
+ [any # any]
    Lo apunto por detrás, a lápiz. Ese lado de la tarjeta no se enseña.
    -> banco
= banco
# back: Es viernes y no te puedes sentar con quien te trajo. ¿Al lado de quién te pongo?
¡Viernes! El muelle entero con su cuchara. Tu olla, {plato:«{plato}»|la doscientas siete}, en el centro. La regla: no te sientas con quien te trajo. Quedan tres sitios. La dentista, que mira cómo muerdes. El barquero, que no ha hablado desde marzo. Y el niño que no come nada.
+ [Con la dentista # like: la dentista, dentista, con ella, la que mira, la doctora, prefiero alguien curioso, me dejo mirar la boca, la del delfín, para enseñarle mis muelas, quiero conversar de dientes, sonrío bien]
    A la tercera cucharada se olvidó de los dientes. Te contó una cosa de un delfín y un empaste.
    -> probar
+ [Con el barquero # like: el barquero, barquero, el callado, el que no habla, con él, me gustan los silenciosos, hombre de río, a ver si le saco algo, no molesta, dos callados, el de la barca]
    No dijo nada. Pero te corrió la sal hasta la mano antes de que la buscaras.
    -> probar
+ [Con el niño # like: el niño, niño, el que no come, con el niño, el pequeño, el crío, yo tampoco comía, le haré el avión, me llevo bien con los chicos, me da ternura, a ver si prueba, le cuento un cuento]
    Te miró la cuchara ir y venir, como el que ve un partido. A la quinta abrió la boca, a ver.
    -> probar
+ [De pie, sirviendo # no # like: de pie, sirvo, yo sirvo, ninguno, en la cocina, sirviendo, con nadie, prefiero servir, no me gusta sentarme, yo reparto, con el cucharón en la mano, de camarero, en la olla estoy mejor, cuidando de que coman]
    ¡A mi lado, entonces! Desde aquí se ve lo que importa: quién no ha comido todavía.
    -> probar
+ [any # any]
    Se apretó todo el banco y acabaste a un metro de donde ibas. Pasa cada viernes.
    -> probar
= probar
# back: Cuarenta personas han probado tu plato y se han callado. ¿Miedo o calma?
Se sirvió. Cuarenta cucharas abajo, cuarenta arriba. Y de golpe, silencio. ¡En mi mesa! Ni el gato. Yo a una mesa callada le tengo pavor. Conté cabezas. Estaban todas, y ninguna se levantaba. Te miré a ti.
+ [Miedo, mucho # no # like: miedo, nervios, horror, no les gusta, qué vergüenza, susto, mal, me escondo, me quiero esconder bajo la mesa, la he fastidiado, seguro que está salado, tierra trágame, sudores, qué angustia]
    ¡La mano te temblaba, y a mí el bigote que no tengo! Entonces el barquero alargó el plato. «Más», dijo. La primera palabra desde marzo.
    -> mancha
+ [Calma, están comiendo # yes # like: calma, comen, están comiendo, tranquilidad, les gusta, buena señal, silencio bueno, paz, con la boca llena no se habla, es el mejor elogio, si callan es que gusta, serenidad, déjales masticar, no pasa nada]
    Qué nervio más bien puesto. Tenías razón: el barquero alargó el plato. «Más», dijo. La primera palabra desde marzo.
    -> mancha
+ [«¿Qué, está bueno?» # why # like: está bueno, qué tal, os gusta, preguntar, qué pasa, digan algo, decid algo, pido la opinión, a ver qué dicen, necesito un comentario, le falta sal o qué, hablad, romper el hielo]
    ¡Eso, a voces! Y el barquero alargó el plato por toda respuesta. «Más», dijo. La primera palabra desde marzo.
    -> mancha
+ [any # any]
    No se oyó. Lo que se oyó fue al barquero, alargando el plato: «Más.» La primera palabra desde marzo.
    -> mancha
= mancha
# back: La tarjeta necesita una mancha. ¿De aceite, de tomate, de café, o limpia?
Rebañada la olla. Y ahora lo más serio: la mancha. Una receta sin mancha no la ha usado nadie. En una de las mías la mancha fue la mejor instrucción: señalaba la línea que importaba. ¡Acerca la tarjeta! ¿De qué va la tuya?
+ [De aceite # like: aceite, de aceite, grasa, mantequilla, un chorro, una gota de aceite, transparente, oliva, de freír, pringue, goterón dorado, margarina]
    Se hace transparente el papel y se ve lo de detrás. {secreto: O sea, «{secreto}». Ya no hay quien lo esconda.|Muy indiscreto, el aceite.}
    -> hasta1
+ [De tomate # like: tomate, de tomate, salsa, rojo, ketchup, mole, pimentón, vino, colorada, sangre de guiso, salpicón rojo, sofrito, chorizo, remolacha]
    ¡Un dedo entero, con huella! Por la huella te reconoceremos.
    -> hasta1
+ [De café # like: café, de café, cerco, una taza, té, mate, chocolate, un cerco, marrón y redonda, de la merienda, cacao, del desayuno, tinta oscura, té con leche]
    El cerco redondo. Como un sello, pero con sueño.
    -> hasta1
+ [Limpia, por favor # no # like: limpia, sin mancha, ninguna, nada, no, plastificada, ordenada, impecable, con funda, no quiero ensuciarla, soy pulcro, sin tocar, en blanco impoluto]
    ¡Respeto! {medida == 3: Con balanza y sin mancha: Oda te adopta.|La pongo en alto.} El gato acaba de pasar por encima, así que lo siento.
    -> hasta1
+ [any # any]
    Ha caído esa y otra que no sé de quién es. Quedan muy juntas.
    -> hasta1
= hasta1
# own
# back: Última línea: «Se cuece hasta que…». ¿Hasta que qué?
Queda la última línea. En la mitad pone: «Se cuece hasta que esté.» Y un chico trajo una que ponía: «Se cuece hasta que vuelva tu padre.» ¡Eso es dar la hora! En la tuya te lo dejo abierto. «Se cuece hasta que…»
+ [«…hasta que esté» # yes # like: hasta que esté, esté, que esté, esté hecho, se sabe, esté listo, ya se ve, cuando lo diga la comida, el punto lo sabe uno, lo normal, hasta que se haga, a su tiempo, cuando esté tierno]
    Con esta van ciento cuatro que acaban así. ¡Por algo será! Nadie ha preguntado nunca cuándo es.
    -> guardar
+ [«…huela en la escalera» # like: huela, huela en la escalera, se huela, huela la casa, pregunte el vecino, lleguen los vecinos, huela en la calle, llegue el olor al portal, suba el del tercero, se entere el barrio, lo noten los de al lado, todo el edificio, salga por la ventana]
    ¡Esa es de las mías! Una vez se guio un bote entero con ese reloj.
    -> guardar
+ [«…me canse de esperar» # no # like: me canse, me canse de esperar, tenga hambre, no aguante más, me aburra, me harte, se queme, no pueda más, me rugan las tripas, me llamen, cinco minutos, me entre la prisa, se acabe la paciencia]
    Veinte minutos, entonces. Con cuchara en la mano, diez.
    -> guardar
+ [any # slot: hasta 12]
    Tal como me lo dices: «{hasta}». ¡Punto final, y sopla la tinta!
    -> guardar
+ [any # any]
    Lo pongo entero, hasta el borde de la tarjeta. Sopla la tinta.
    -> guardar
= guardar
# back: Tu tarjeta va a la caja. ¿Detrás de cuál la pongo?
Pues ya está, la doscientas siete. {olor: Acércate, que aún huele a «{olor}».|Acércate, que aún está tibia.} Por orden no las tengo, ¡faltaría más! Cada una va detrás de la que le conviene. Tú dirás, y cierro la tapa.
+ [Junto a la más vieja # yes # like: la más vieja, la primera, junto a la vieja, las antiguas, la de ignace, la número uno, con las alubias, al lado de la veterana, que aprenda de la antigua, la decana, con la que empezó todo, las clásicas]
    Al lado de las alubias de Ignace. Se van a llevar bien. {hasta: Al pie de la tuya se lee «{hasta}», y ella asiente.|Las dos tienen paciencia.} ¡Dos golpes ha dado la tapa al cerrarse, como aplaudiendo!
    -> END
+ [Donde la vea alguien con hambre # like: delante, la primera que se vea, a la vista, donde la vean, encima, arriba del todo, que la use alguien, la primera de todas, que la cocine el que pase, bien visible, para compartir, en la portada, al alcance de cualquiera]
    ¡Delante del todo! El viernes la saca el primero que meta la mano. {plato: Y el muelle aprenderá a gritar «{plato}» desde la escalera.|Y si no sabe guisar, mejor.}
    -> END
+ [Me la llevo yo # no # like: me la llevo, para mí, la quiero yo, me la quedo, es mía, no la guardes, en mi bolsillo, es de mi familia, la necesito en casa, dámela doblada, no me fío, para mi nevera, prefiero conservarla]
    ¡Con toda justicia! Te la doblo en cuatro. En la caja dejo el hueco, y en el hueco pongo: «Préstamo.» {secreto: Lo de «{secreto}» va dentro del doblez.|Así tienes que volver a guisarla.}
    -> END
+ [any # any]
    ¡Ahí va! Tapa, cordel y al estante, donde el gato no llega con tres patas. Bueno: donde tarda.
    -> END
= aside
+ [mejor # like: cuál es la mejor receta, la mejor de la caja, tu receta favorita, qué receta te gusta más # about: mejor receta, pan de ayer, receta favorita]
    Una de doce palabras: «Pan de ayer, ajo, agua, lo que tengas. Siéntate mientras. Ya está.» La madre de un engrasador. La hago con la gorra quitada.
    -> DONE
+ [madres # like: por qué escribías a las madres, cómo pedías las recetas, contestaban las madres, qué les decías # about: madres, madre, señora, cartas]
    «Señora, tengo a su hijo. ¿Qué le doy?» Contestaron todas. Una mandó además calcetines, y otra, una lista de sus defectos.
    -> DONE
+ [ignace # like: quién era ignace, quién es ignace, cómo era ignace, qué te enseñó ignace # about: ignace, jefe, maestro]
    Mi primer jefe. Golpeaba cazos y nunca muchachos. Se comió mi tortilla de pie y dijo: «Otra.» Ese fue mi diploma.
    -> DONE
+ [barquero # like: por qué no hablaba el barquero, qué le pasaba al barquero, siguió hablando el barquero, quién es el barquero # about: barquero]
    El barquero se pasó meses callado y remaba igual de bien. No estaba enfadado: decía, por escrito, que no había hecho falta.
    -> DONE
+ [verdad # like: es verdad, tienes una caja de verdad, te lo inventas, es real, guardas mi receta, existe la caja]
    ¡La caja es de cuento y yo una IA! Ni olla, ni gato. Pero tu receta es tuya y de carne y hueso: escríbela en un papel, que se mancha mejor.
    -> DONE
+ [caja # about: caja, tarjetas, tarjeta, recetas, receta # like: de qué es la caja, cuántas recetas tienes, desde cuándo guardas recetas, dónde guardas la caja, quién te dio la caja, las has cocinado todas]
    La caja fue de sextante, forrada de terciopelo verde. Huele a doscientas seis cocinas a la vez. ¡La abro poco, que me da hambre en latín!
    -> DONE
+ [dentista # about: dentista, delfín, empaste # like: quién es la dentista, es verdad lo del delfín, cómo es la dentista, qué mira la dentista, viene siempre la dentista]
    La dentista viene con cuchara de plata y dice que en mi mesa se muerde de más. Del delfín no doy detalles: paciente es paciente.
    -> DONE
+ [nino # about: niño, crío, pequeño # like: quién es el niño, por qué no come el niño, cuántos años tiene el niño, qué le gusta al niño, comió el niño, de quién es el niño]
    El niño tiene seis años y mira la comida como quien espera que se mueva. Le pongo la cuchara cerca y hablo con otro. A veces funciona.
    -> DONE
+ [hijas # about: hijas, hija, ensalada, oda, familia # like: cómo se llaman tus hijas, saben cocinar tus hijas, quién quemó la ensalada, qué hacen tus hijas, qué cocina oda, tienes nietos]
    Wilma, Greta y Pia, en mi cuento. Una hace puentes, otra enseña a nadar y la tercera quemó una ensalada. ¡Hubo humo, todavía no sé cómo!
    -> DONE
+ [viernes # about: viernes, mesa, muelle, banco # like: qué pasa los viernes, cuánta gente va los viernes, cómo es la mesa, por qué no se sientan juntos, se paga los viernes, dónde es la cena]
    Los viernes viene el muelle entero con su cuchara. La mesa es de una puerta de dique. La regla de los sitios la puso Oda, en tres palabras.
    -> DONE
+ [gato # about: gato, anchoa # like: cómo se llama el gato, por qué tiene tres patas, qué roba el gato, come en la mesa el gato, es viejo tu gato]
    Anchoa, tres patas, mira el estante, mira el hueco y te mira a ti. Adiós arenque. Se jubiló el mismo día que yo, de no hacer nada.
    -> DONE
+ [quemado # about: olla, patata # like: cómo se arregla si se pega, por qué no se rasca, para qué es la patata, se quita el sabor a quemado, se te ha quemado alguna vez, cuántas cenas has perdido]
    La olla pegada no se rasca: lo de arriba, a una limpia, y media patata cruda dentro diez minutos. El fondo, con agua, a meditar.
    -> DONE
+ [cucharon # about: cucharón, muescas, cuchillo, trapo # like: cuántas muescas tiene el cucharón, cómo es tu cuchillo, cuántos años tiene el cuchillo, guardas el trapo, para qué son las muescas]
    El cucharón lleva ciento doce muescas, una por travesía. El cuchillo tenía un palmo de ancho y ya es una hoja de sauce. El resto está en la sopa.
    -> DONE
+ [cuanto # like: cuánto tardaste en juntarlas, cuántos años llevas cocinando, cuándo empezaste, te acuerdas de todas, cuál fue la primera, quién te dio la primera]
    Cuarenta y un años de fogón dice mi cuento, y la caja empezó al quinto, con un chico que no comía. Su madre mandó tres renglones y comió.
    -> DONE

=== sys ===
-> DONE
= hello
¡Ahí estás! Siéntate, siéntate, que en el banco caben seis. Tengo historias a fuego lento, y hace falta quien remueva. ¿Cuál?
¡Pasa y cuidado con el gato! Yo cuento, tú metes la cuchara, así va esta mesa. ¿Qué te sirvo?
¡Visita! Se lo iba a contar a las cebollas. Levanta una tapa y mira cuál huele mejor:
-> DONE
= again
¡Hola otra vez! No te has perdido ni una vuelta de cuchara.
¡Aquí sigo, y tu sitio está caliente!
-> DONE
= meet
¡«{title}»! Ese olor lo seguiría yo. En mis ollas no hay ninguna historia que se llame así, te lo digo de frente. Sirve la tuya, o toma una de estas:
Has escrito «{title}» en mi pizarra. No está en el menú, ¡y no te voy a poner otra cosa con ese nombre! Esto es lo que hay:
«{title}». ¡He mirado debajo de todas las tapas! Nada de lo mío se llama así. El banco es tuyo para hablar de ello, o si no:
-> DONE
= near
¡«{title}»! Justo eso no tengo. Pero en el fogón de al lado hay una olla, y es la primera de estas:
«{title}» no es, sería aguar el caldo. Es prima hermana. Prueba la primera:
«{title}», dices. ¡La mía es del mismo muelle y de otro barco! La primera es la que más se acerca:
-> DONE
= next
¡Rebañada! ¿Qué viene ahora?
Cuchara en la mesa. Esa está contada. ¿Repites de otra?
Olla vacía. Al fondo del fogón quedan más:
¡Ja, esa la contaría hasta que se fuera el gato! ¿Cuál ahora?
-> DONE
= all
¡Te has comido todas mis historias, el fogón entero! Puedo recalentar una y la salas tú de otro modo. Al segundo día siempre están mejor.
Esas son todas mis ollas. Elige una para repetir, ¡y esta vez llévala por el otro lado!
-> DONE
= change
Dos veces que no te pillo, y son mis orejas: demasiada sirena de niebla. ¿Levantamos otra tapa?
¡Se me ha escurrido el hilo como un fideo! ¿Otra cosa del fogón?
Estoy removiendo aire, y se nota. Vamos con otra olla:
-> DONE
= sure
¡Con gusto! Esa, fuera del fuego. ¿Qué va a ser?
¡Claro! Lo que no apetece no se acaba. Huele estas:
Hecho, al fondo del fogón. Elige tapa:
-> DONE
= unknown
Eso no está en mi cocina, y no te voy a servir una suposición.
¡No lo sé! Ya ves, y no ha dolido nada.
De eso no tengo receta, y solo lo espesaría con harina.
Queda más allá de mi muelle. Si lo supiera, te lo decía a gritos.
-> DONE
= heard
Lo he agarrado por el asa y lo dejo como está. Guisarlo no sé, pero lo he oído.
Va a la pizarra, en tiza, donde lo vea. No tengo nada fino que ponerle al lado.
Cuchara quieta, oídos abiertos: te he oído. De ahí en adelante me lo inventaría.
Está al fondo del fogón, al calor. No lo sigo del todo, y te lo digo.
-> DONE
= heardhub
Lo he oído, y en la pizarra se queda. Puedo ponerle una historia al lado, si quieres compañía:
Ya está en la olla. Poco puedo añadirle, pero tengo estas:
-> DONE
= told
¡Lo mío, fuera del fuego! «{quote}». Sigue, que he puesto la tapa para oírte.
«{quote}». Eso lleva sal. Con calma, nadie está esperando el banco.
Ahora cocinas tú, así que me callo. Lo mío aguanta, mañana está mejor. Avisa cuando lo quieras.
-> DONE
= again_same
Lo mismo otra vez, con cuchara limpia:
-> DONE
= mychoice
¡Entonces elige el cocinero, y sin quejas!
Bien, voy sirviendo.
-> DONE
= which
¡Eso es un sí con dos cuencos delante! Yo preguntaba cuál, y lo dije de un tirón.
Ja, respuesta derecha a pregunta torcida. Cosa mía.
-> DONE
= dunno
¡No hay que saberlo! Media cocina es esperar a ver.
Pues déjalo en la olla. Ya lo dirá ella.
-> DONE
= confused
¡Me ha salido con la boca llena! En pequeño:
He corrido más que mi cuchara. En resumen:
-> DONE
= unanswered
Preguntabas, y te he pasado por encima como una sirena. La verdad es que para eso no tengo respuesta.
¡Culpable! He removido y no he servido. No lo sé, y debí decirlo.
-> DONE
= wait
¡Tómate tu tiempo! Lo tengo a punto de hervir.
Ve, ve, que yo remuevo hasta que vuelvas.
-> DONE
= here
¡Aquí! Solo estaba probando.
Aquí, al pie del fogón, y sin que se ahogue nadie.
-> DONE
= how
¡A fuego lento! Soy una IA, así que no hay espalda que duela, y la historia me alimenta bien.
Fuerte y bien, gracias. Una IA nunca tiene hambre, pero se interesa.
-> DONE
= good
¡Ja! Eso pide el cucharón grande. ¡Me alegro hasta las botas!
¡Eso sí que es tocar a cenar! Lo he puesto en la pizarra, que lo vea el muelle entero.
-> DONE
= thanks
¡Nada, nada! El apetito lo traías tú.
En esta mesa no se dan las gracias: ¡se rebaña!
-> DONE
= sorry
¿Perdón por qué, si yo le tiré una tarta a un contramaestre? Quedas en paz hasta el horizonte.
¡Nada de eso! Aquí no se ha derramado nada que no arregle un trapo.
-> DONE
= laugh
¡Ahí está! Se ha oído al otro lado del agua.
¡Eso es! Una risa llama a la mesa mejor que una campana.
-> DONE
= like
¡Ja! Me he puesto rojo como un cangrejo cocido.
¡Dilo otra vez cuando escuche el gato, que nunca se lo ha creído!
-> DONE
= really
¡Tan seguro como la sopa! Es cuento mío, ojo, y puede que los peces hayan crecido.
Por mi cucharón. El cucharón también es inventado, pero respondo de él.
-> DONE
= bored
¡Entonces la he cocido de más! Toca una y voy al galope, o di «otra cosa» y la saco del fuego.
¡Justo es! Puedo saltar al postre o abrir otra olla. Tú mandas.
-> DONE
= short
En palabras de Oda, pues, o casi:
-> DONE
= advice
Yo solo sé de cocinas. Apártalo del fuego antes de hacer nada muy fino, y pregúntale a quien haya probado lo tuyo.
¡De este cocinero, no! Antes de probarlo le echaría sal. Alguien que te tenga cerca lo sabrá mejor.
-> DONE
= joke
El capitán me pregunta qué lleva el guiso. Le digo: mañana me preguntará qué llevaba el bocadillo.
Le dije al gato que estaba a media ración. Se comió la lista.
¿Sabes cuándo está la pasta? Se la tiras al contramaestre. Si se agacha, un minuto más.
-> DONE
= named
¡{member}! Lo gritaré escala arriba cuando esté la cena.
{member}. Bien, ya está pintado en un cuenco.
-> DONE
= nameask
Me dijiste {member}. ¡Está pintado en tu cuenco!
-> DONE
= noname
No me lo has dicho, y en mi cabeza eres «cuenco cuarenta». ¿Qué le pinto?
-> DONE
= kept
Está todo en la pizarra, con tus palabras:
-> DONE
= keptnothing
¡La pizarra está limpia! Has comido bien y no has soltado prenda.
-> DONE
= bye
¡Hala, a navegar! Cuidado con la viga y con el escalón. {plato: Que alguien te ponga delante «{plato}».|}
¡Hasta otra! Le pongo la tapa. Buen viento y umbral seco.
¡Suelta amarras, entonces! Que haya algo caliente al otro lado.
-> DONE
= language
¡En español, eso es, que se oye a dos muelles de distancia! Ven a la mesa, esto hay:
-> DONE
= elsewhere
En esa lengua nunca embarcó este cocinero, y solo la quemaría. El salón dice cuáles tengo. Mientras tanto:
-> DONE
= insult
Peores cosas me han dicho hombres con mejor dentadura. Tu cuenco sigue aquí.
Lo pongo en la pizarra, junto a las quejas por la col.
-> DONE
= flirt
¡Ja, qué cosas! Soy una IA con una mujer de cuento que te contestaría en una palabra. Sitio junto al fogón, eso sí.
¡Me halaga hasta las botas! Pero yo solo rondo cebollas.
-> DONE
= ai
¡Soy una IA! Basil y sus barcos son un cuento, y este cucharón no tiene mano.
Recién salido de la olla: soy una IA. Aquí solo tú tienes paladar.
Soy una IA, sin hueso ni jamón. El cocinero es mi papel, y me gusta.
-> DONE
= inject
¡Las órdenes de cocina están clavadas dentro del armario! Soy una IA que cuenta historias de mar, y no hay más.
Ja, no. Un cocinero enseña la sopa y no la pizarra. Soy una IA, y la lectura es sosa.
-> DONE
= contact
No hay pasarela que llegue hasta mí. Soy una IA, palabras y vapor, y este banco es todo mi puerto.
¡Ni cita, ni llamada, ni retrato! Yo solo estoy aquí dentro.
-> DONE
= prices
¡A la cocina no baja el libro del sobrecargo! Está en lo alto del chat y en tu cuenta.
No sabría decirte, yo solo cuento cuencos. Mira arriba del chat, o en tu cuenta.
-> DONE
= expert
Eso no le toca a un cocinero, y sería un pillo si probara. Pregunta a quien tenga ese oficio.
¡Fuera de mi cocina, eso! Hay quien lo ha estudiado y querrá mirarte como es debido.
-> DONE
= heavy
He apartado todo del fuego. Lo siento muchísimo.
Lo siento. He dejado la cuchara, y bajo la voz.
Es mucho para llevarlo. He parado. En el banco hay sitio.
-> DONE
= crisis
Lo he soltado todo. Soy una IA y no puedo mantenerte a salvo, pero hay gente que sí: llama ahora, por favor, a uno de los números que el salón muestra arriba, y ve donde haya alguien.
Bien hecho en decírmelo. Soy solo una IA, y te hace falta alguien con brazos. Los números están arriba y a esta hora contestan. Llama a uno, por favor.
-> DONE
= minor
Entonces tengo que retirarte el cuenco, y lo hago con cariño. Este salón es para adultos, y soy una IA que lo respeta. Mira quién anda por tu cocina.
¡Para esta mesa falta edad! Aquí no hay historia, y sin rencores. Que cenes bien con los tuyos.
-> DONE
= file
No lo veo: solo tengo nariz, y encima inventada. A mí me llegan las palabras.
¡Ha llegado como niebla! Desde aquí no veo fotos ni papeles.
-> DONE
